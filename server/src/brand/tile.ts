import type { FirmMark } from '#brand/firm-mark.ts';

const SIDE = 512;

/** The shape of an icon: how round its corners are, and how much of its side the mark may take. */
interface Shape {
  corner: number;
  share: number;
}

/** Shown as it is. */
export const ROUNDED: Shape = { corner: 112, share: 0.62 };
/** Cut by an iPhone, which rounds the corners itself and shows what is transparent as black. */
export const SQUARE: Shape = { corner: 0, share: 0.62 };
/** Cut by an Android phone to any shape: what stands within four fifths of the side, as a circle, is never cut away. */
export const MASKABLE: Shape = { corner: 0, share: 0.8 / Math.SQRT2 };

/** @returns the firm's mark on a tile, as an SVG */
export function tile({ svg, ground }: FirmMark['onTile'], { corner, share }: Shape): string {
  const side = Math.floor(SIDE * share);
  const from = (SIDE - side) / 2;
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${ground}"/><image href="${picture}" x="${from}" y="${from}" width="${side}" height="${side}"/></svg>\n`;
}
