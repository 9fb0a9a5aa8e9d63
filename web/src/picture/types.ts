/** What a picture is made from. */
import type { AnyView } from "../games/registry";
import type { GameInfo } from "../protocol";

/** What is said of the game: of all that the page is told, a picture needs the words behind numbers. */
export type PictureInfo = Pick<GameInfo, "name" | "domains">;

export interface PictureProps {
  view: AnyView;
  info: PictureInfo;
  theme: "light" | "dark";
}
