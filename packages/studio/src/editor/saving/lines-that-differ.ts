export interface DifferentLine {
  readonly key: string;
  readonly from: 'mine' | 'theirs';
  readonly line: string;
}

const MOST = 60;

/** Lines that only one of two texts has, between the first and the last that differ. */
export const linesThatDiffer = (mine: string, theirs: string): readonly DifferentLine[] => {
  const [left, right] = [mine.split('\n'), theirs.split('\n')];
  let start = 0;
  while (start < Math.min(left.length, right.length) && left[start] === right[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(left.length, right.length) - start &&
    left.at(-1 - end) === right.at(-1 - end)
  )
    end += 1;
  const between = (lines: readonly string[], from: DifferentLine['from']) =>
    lines
      .slice(start, lines.length - end)
      .slice(0, MOST)
      .map((line, at) => ({ key: `${from} ${at}`, from, line }));
  return [...between(left, 'mine'), ...between(right, 'theirs')];
};
