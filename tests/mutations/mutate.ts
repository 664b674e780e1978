/** Marks each position in a replacement where a finding is expected. */
const MARK = '▶';

/** `[kind, from, to, codes]`: `from` occurs once in the valid text; one code for each mark of `to`. */
export type Fault = readonly [kind: string, from: string, to: string, codes: string];

export interface Mutation {
  readonly text: string;
  /** `CODE line:column` of each expected finding, and no other. */
  readonly expected: readonly string[];
}

/** Inserts one fault into a valid text. Throws where the fault no longer fits the text. */
export const mutate = (valid: string, [kind, from, to, codes]: Fault): Mutation => {
  if (valid.split(from).length !== 2) throw new Error(`${kind}: "${from}" must stand just once`);
  const marked = valid.replace(from, () => to);
  const wanted = codes.split(' ');
  const expected: string[] = [];
  for (const [index, line] of marked.split('\n').entries()) {
    let column = 1;
    for (const part of line.split(MARK).slice(0, -1)) {
      column += part.length;
      expected.push(`${wanted[expected.length]} ${index + 1}:${column}`);
    }
  }
  if (expected.length !== wanted.length)
    throw new Error(`${kind}: ${expected.length} marks, ${wanted.length} codes`);
  return { text: marked.replaceAll(MARK, ''), expected };
};
