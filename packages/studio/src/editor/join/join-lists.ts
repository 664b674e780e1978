/** Indexes of the longest common subsequence of two lists, as elements of the first. */
const commonOf = (left: readonly string[], right: readonly string[]): ReadonlySet<string> => {
  const lengths = Array.from({ length: left.length + 1 }, () =>
    new Array<number>(right.length + 1).fill(0),
  );
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    const line = lengths[row];
    if (!line) continue;
    for (let column = right.length - 1; column >= 0; column -= 1)
      line[column] =
        left[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  }
  const common = new Set<string>();
  let [row, column] = [0, 0];
  while (row < left.length && column < right.length) {
    const element = left[row] ?? '';
    if (element === right[column]) {
      common.add(element);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return common;
};

/** Elements that an edit moved within the list. */
const movedBetween = (before: readonly string[], after: readonly string[]): ReadonlySet<string> => {
  const common = commonOf(before, after);
  return new Set(after.filter((each) => before.includes(each) && !common.has(each)));
};

/** The element before another one, among some; undefined at the start. */
const neighbourBefore = (list: readonly string[], element: string, known: readonly string[]) =>
  list.slice(0, list.indexOf(element)).findLast((each) => known.includes(each));

interface JoinedList {
  readonly list: readonly string[];
  /** Elements that both moved, to different positions: they stand where `theirs` has them. */
  readonly movedByBoth: readonly string[];
}

/**
 * Joins two edits of a list of distinct elements. What either removed is gone, what either added is there, and what one
 * moved stands after the element that it follows there.
 */
export const joinLists = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): JoinedList => {
  const removed = new Set(base.filter((each) => !mine.includes(each)));
  const movedHere = movedBetween(base, mine);
  const movedThere = movedBetween(base, theirs);
  let list = theirs.filter((each) => !removed.has(each));
  const movedByBoth: string[] = [];
  for (const element of mine) {
    const isNew = !base.includes(element);
    if (isNew ? list.includes(element) : !movedHere.has(element) || !list.includes(element))
      continue;
    const others = list.filter((each) => each !== element);
    const before = neighbourBefore(mine, element, others);
    const joined = others.toSpliced(
      before === undefined ? 0 : others.indexOf(before) + 1,
      0,
      element,
    );
    if (!movedThere.has(element)) list = joined;
    else if (joined.join('\n') !== list.join('\n')) movedByBoth.push(element);
  }
  return { list, movedByBoth };
};
