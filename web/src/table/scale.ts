/** How large a drawing is on the screen, so that it letters only what can be read. */
import type { Attachment } from "svelte/attachments";

/** The smallest letters that we print, in pixels. */
export const LEGIBLE = 11;

/** Tells how many pixels a drawing has, now and whenever that changes. */
export function measured(tell: (width: number, height: number) => void): Attachment<SVGSVGElement> {
  return (svg) => {
    const measure = () => tell(svg.clientWidth, svg.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  };
}

/** How many pixels a unit has when so many units lie in so many pixels; 1 as long as nothing is known. */
export const unit = (pixels: number, units: number) => (pixels > 0 ? pixels / units : 1);

/** The size in units at which letters of `wanted` units can be read; null if they would need more than `most`. */
export function legible(scale: number, wanted: number, most: number): number | null {
  const least = (LEGIBLE + 0.2) / scale;
  return least > most ? null : Math.max(wanted, least);
}
