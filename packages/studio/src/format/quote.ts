const LONGEST = 90;
/** How much of the common text stands before the first difference. */
const LEAD = 24;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The text from an offset on, cut to what fits into a sentence. */
const cut = (letters: readonly string[], from: number): string => {
  const head = from > 0 ? '…' : '';
  const rest = letters.slice(from);
  const room = LONGEST - head.length;
  return `${head}${rest.length > room ? `${rest.slice(0, room - 1).join('')}…` : rest.join('')}`;
};

/** A text in quotes, cut to what fits into a sentence. */
export const quoted = (text: string): string => `“${cut([...plain(text)], 0)}”`;

/** Two texts in quotes, cut around their first difference. Null if only their spacing differs. */
export const quotedPair = (
  before: string,
  after: string,
): { readonly was: string; readonly is: string } | null => {
  const [left, right] = [[...plain(before)], [...plain(after)]];
  if (left.join('') === right.join('')) return null;
  const differing = left.findIndex((letter, at) => letter !== right[at]);
  const first = differing < 0 ? left.length : differing;
  const isLong = Math.max(left.length, right.length) > LONGEST;
  const from = isLong && first > LONGEST / 2 ? first - LEAD : 0;
  return { was: `“${cut(left, from)}”`, is: `“${cut(right, from)}”` };
};
