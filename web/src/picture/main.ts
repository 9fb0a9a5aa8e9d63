/** What a small JavaScript engine is given (`core/pictures` in Python): one function, JSON in and SVG out. */
import "./stand-ins";
import { draw } from "./draw";

Object.assign(globalThis, { draw: (wish: string) => draw(JSON.parse(wish)) });
