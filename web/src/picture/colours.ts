/** Colours as every reader of SVG knows them: `#rrggbb`, and how opaque. */
import { formatHex, interpolate, modeOklab, modeRgb, parse, useMode } from "culori/fn";

useMode(modeRgb);
useMode(modeOklab);

const MIX = /^color-mix\(in oklab, (.+?)(?: ([\d.]+)%)?, (.+?)(?: ([\d.]+)%)?\)$/;

export interface Paint {
  colour: string;
  opacity: number;
}

/** A colour of a style sheet; null for anything else that paints, such as `none`, `currentcolor` or `url(#sun)`. */
export function paintOf(text: string): Paint | null {
  const colour = parse(mixed(text));
  return colour ? { colour: formatHex(colour) as string, opacity: colour.alpha ?? 1 } : null;
}

/** `color-mix(in oklab, a 62%, b)` as a colour. */
function mixed(text: string): string {
  const [, first, share, second, rest] = MIX.exec(text) ?? [];
  if (!first || !second) return text;
  const most = share ? Number(share) : 100 - Number(rest ?? 50);
  return formatHex(interpolate([mixed(second), mixed(first)], "oklab")(most / 100)) as string;
}
