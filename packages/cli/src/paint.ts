const CODES = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;

export type Paint = (colour: keyof typeof CODES, text: string) => string;

/** Colours on a terminal, unless NO_COLOR is set. */
export const createPaint = (stream: { readonly isTTY?: boolean }): Paint =>
  stream.isTTY && !process.env.NO_COLOR
    ? (colour, text) => `\u001b[${CODES[colour]}m${text}\u001b[0m`
    : (_, text) => text;
