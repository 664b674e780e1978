import { type Row, toRows } from '../rows.ts';
import type { TextLine } from '../text-line.ts';
import { findColumns, isLeftOf, isRightOf } from './find-gutter.ts';
import { joinDates } from './join-dates.ts';
import { splitProse } from './split-prose.ts';
import { unwrapRows } from './unwrap-rows.ts';

/** Two columns, over all pages that they run on. */
interface Flow {
  readonly gutter: number;
  readonly left: TextLine[];
  readonly right: TextLine[];
}

const SAME_GUTTER = 12;
const FOOT = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?$/i;

const byPage = (lines: readonly TextLine[]): TextLine[][] => {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) {
    if (FOOT.test(line.text) && /page|of|\//i.test(line.text)) continue;
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  return [...pages.values()].map((page) => page.sort((a, b) => a.y - b.y));
};

const goesOnIn = (flow: Flow, page: readonly TextLine[]): boolean =>
  page.every((line) => isLeftOf(line, flow.gutter) || isRightOf(line, flow.gutter));

/**
 * The rows of a document in reading order: columns one after the other, each over all its pages, and full-width rows
 * before or after.
 */
export const orderRows = (lines: readonly TextLine[]): Row[] => {
  const blocks: (readonly TextLine[])[] = [];
  let flow: Flow | null = null;
  const close = (): void => {
    if (flow) blocks.push(flow.left, flow.right);
    flow = null;
  };
  const add = (gutter: number, left: readonly TextLine[], right: readonly TextLine[]): void => {
    flow ??= { gutter, left: [], right: [] };
    flow.left.push(...left);
    flow.right.push(...right);
  };
  const follow = (open: Flow | null, page: readonly TextLine[]): void => {
    const found = findColumns(page);
    const same = open !== null && (!found || Math.abs(found.gutter - open.gutter) <= SAME_GUTTER);
    if (open && same && goesOnIn(open, page)) {
      const { gutter } = open;
      add(
        gutter,
        page.filter((line) => isLeftOf(line, gutter)),
        page.filter((line) => isRightOf(line, gutter)),
      );
      return;
    }
    if (!found) {
      close();
      blocks.push(page);
      return;
    }
    if (!same || found.above.length > 0) close();
    if (found.above.length > 0) blocks.push(found.above);
    add(found.gutter, found.left, found.right);
    if (found.below.length > 0) {
      close();
      blocks.push(found.below);
    }
  };
  for (const page of byPage(lines)) follow(flow, page);
  close();
  return blocks.flatMap((block) => unwrapRows(splitProse(toRows(joinDates(block)))));
};
