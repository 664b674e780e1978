/** A colour as #rrggbb. */
export type Colour = string;

export const path = (d: string, fill: Colour): string => `<path d="${d}" fill="${fill}"/>`;
export const evenOdd = (d: string, fill: Colour): string =>
  `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;
/** A line with round ends. */
export const stroke = (d: string, colour: Colour, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A line with square ends. */
export const cut = (d: string, colour: Colour, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter"/>`;
export const circle = (x: number, y: number, radius: number, fill: Colour): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const ring = (x: number, y: number, radius: number, colour: Colour, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Colour,
  radius = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;
/** The content again and again, around the middle of a box of 100. */
export const around = (count: number, content: (index: number) => string): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index} 50 50)">${content(index)}</g>`,
  ).join('');
/** The content for each of the first numbers. */
export const times = (count: number, content: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => content(index)).join('');
