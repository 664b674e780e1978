/** The edit distance: letters to insert, delete, replace, or swap with their neighbour. */
const distance = (left: string, right: string): number => {
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const [letter, other] = [left[row - 1], right[column - 1]];
      const change = (previous[column - 1] ?? 0) + (letter === other ? 0 : 1);
      const insert = (current[column - 1] ?? 0) + 1;
      const remove = (previous[column] ?? 0) + 1;
      const isSwapped = letter === right[column - 2] && left[row - 2] === other;
      const swap =
        row > 1 && column > 1 && isSwapped
          ? (before[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      current.push(Math.min(change, insert, remove, swap));
    }
    [before, previous] = [previous, current];
  }
  return previous[right.length] ?? 0;
};

/** Too many names start with fewer letters. */
const MIN_PREFIX = 4;

/** The known name that was probably meant, or undefined when none is similar. */
export const nearestName = (name: string, known: Iterable<string>): string | undefined => {
  const wanted = name.toLowerCase();
  const longer = [...known].filter((candidate) => candidate.toLowerCase().startsWith(wanted));
  if (longer.length === 1 && name.length >= MIN_PREFIX) return longer[0];
  let nearest: string | undefined;
  let best = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= best) continue;
    const found = distance(wanted, candidate.toLowerCase());
    if (found < best) {
      best = found;
      nearest = candidate;
    }
  }
  return nearest;
};

/** `Did you mean "x"?`, or the names there are. */
export const suggestName = (name: string, known: Iterable<string>): string => {
  const names = [...known];
  const nearest = nearestName(name, names);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  if (names.length === 0) return 'Remove it.';
  const shown = names
    .slice(0, 20)
    .map((each) => `"${each}"`)
    .join(', ');
  return `Known here: ${shown}${names.length > 20 ? ', ...' : ''}.`;
};
