/** Where everything lies, from the board's data alone. One cell is a hundred units. */
import type { BoardFile, Corner, Place, Side } from "./types";

export const CELL = 100;
export const EDGE_X = 214; // the village around the square
export const EDGE_Y = 194;
const SIDES: Side[] = ["N", "E", "S", "W"];
const CORNERS: Corner[] = ["NW", "NE", "SE", "SW"];

export interface Cell {
  name: string;
  x: number; // centre
  y: number;
  row: number; // as drawn
  col: number;
  blank: boolean; // carries no table
  double: boolean;
  column: string; // what all spaces above and below it, as drawn, have in their names
  line: string; // and all beside it
}

export interface InnPlace {
  name: string;
  side: Side;
  x: number; // middle of the foot of the building
  y: number;
  cell: string; // the space in front of its door
}

export interface Layout {
  turned: boolean;
  rows: number;
  cols: number;
  width: number;
  height: number;
  cells: Cell[];
  inns: InnPlace[];
  breweries: { name: string; corner: Corner; x: number; y: number }[];
}

/** a1 is the first row's first column. */
export const spaceName = ([row, col]: Place) => `${"abcdefgh"[col - 1]}${row}`;

/** Lay the board out; `turned` by a quarter, clockwise, for tall screens. */
export function layOut(board: BoardFile, turned: boolean): Layout {
  const { rows, cols } = board.grid;
  const shape = turned ? { rows: cols, cols: rows } : { rows, cols };
  const at = ([row, col]: Place) => (turned ? { row: col - 1, col: rows - row } : { row: row - 1, col: col - 1 });
  const has = (places: readonly Place[] = [], place: Place) =>
    places.some(([r, c]) => r === place[0] && c === place[1]);
  const cells: Cell[] = [];
  for (let row = 1; row <= rows; row++) {
    for (let col = 1; col <= cols; col++) {
      const place: Place = [row, col];
      const drawn = at(place);
      const [letter = "", digit = ""] = spaceName(place);
      cells.push({
        name: spaceName(place),
        column: turned ? digit : letter,
        line: turned ? letter : digit,
        ...drawn,
        x: EDGE_X + (drawn.col + 0.5) * CELL,
        y: EDGE_Y + (drawn.row + 0.5) * CELL,
        blank: has(board.grid.void, place),
        double: has(board.grid.double, place),
      });
    }
  }
  const width = shape.cols * CELL + 2 * EDGE_X;
  const height = shape.rows * CELL + 2 * EDGE_Y;
  return {
    turned,
    ...shape,
    width,
    height,
    cells,
    inns: board.inns_clockwise.map((inn) => placeInn(inn, at(inn.start), turned, width, height)),
    breweries: board.breweries_clockwise.map(({ id, corner }) => {
      const drawn = turned ? next(CORNERS, corner as Corner) : (corner as Corner);
      return {
        name: id,
        corner: drawn,
        x: drawn.includes("W") ? 108 : width - 104,
        y: drawn.startsWith("N") ? EDGE_Y - 20 : height - 18,
      };
    }),
  };
}

function placeInn(
  inn: BoardFile["inns_clockwise"][number],
  cell: { row: number; col: number },
  turned: boolean,
  width: number,
  height: number,
): InnPlace {
  const side = turned ? next(SIDES, inn.side as Side) : (inn.side as Side);
  const x = EDGE_X + (cell.col + 0.5) * CELL;
  const y = EDGE_Y + (cell.row + 0.5) * CELL;
  const foot = {
    N: { x, y: EDGE_Y - 18 },
    S: { x, y: height - 14 },
    W: { x: EDGE_X - 103, y: y + 66 },
    E: { x: width - EDGE_X + 106, y: y + 66 },
  }[side];
  return { name: inn.id, side, ...foot, cell: spaceName(inn.start) };
}

const next = <T>(ring: T[], item: T) => ring[(ring.indexOf(item) + 1) % ring.length] as T;

export interface Fence {
  key: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A fence on each side between a garden's space and anything that is not the same garden; none at the rim. */
export function fences(layout: Layout, owner: Map<string, string>): Fence[] {
  const found: Fence[] = [];
  const by = new Map(layout.cells.map((cell) => [`${cell.row},${cell.col}`, cell]));
  const own = (cell: Cell | undefined) => (cell ? owner.get(cell.name) : undefined);
  for (const cell of layout.cells) {
    const right = by.get(`${cell.row},${cell.col + 1}`);
    const below = by.get(`${cell.row + 1},${cell.col}`);
    const [x, y, half] = [cell.x, cell.y, CELL / 2];
    if (right && own(cell) !== own(right))
      found.push({ key: `${cell.name}|${right.name}`, x1: x + half, y1: y - half, x2: x + half, y2: y + half });
    if (below && own(cell) !== own(below))
      found.push({ key: `${cell.name}|${below.name}`, x1: x - half, y1: y + half, x2: x + half, y2: y + half });
  }
  return found;
}
