import { describe, expect, it } from 'vitest';
import { comparePages, type DifferentArea } from './compare-pages.ts';
import { formatDifferences, shareOfScreen } from './format-differences.ts';
import type { RenderedBlock } from './page-parts.ts';

const SCREEN = { width: 400, height: 800 };

const part = (content: string, top: number) => ({
  content,
  box: { top, left: 0, width: 400, height: 20 },
});
const block = (id: string, top: number, ...texts: string[]): RenderedBlock => ({
  id,
  box: { top, left: 0, width: 400, height: 100 },
  parts: [
    { content: 'surface white', box: { top: 0, left: 0, width: 400, height: 100 } },
    ...texts.map((text, at) => part(text, at * 20)),
  ],
});
const listAreas = (areas: readonly DifferentArea[]) =>
  areas.map(({ block: id, kind, box }) => `${id} ${kind} ${box.top}`);

describe('the differences of two pages in frames', () => {
  it('are none for pages that look the same', () => {
    const page = [block('a', 0, 'Hello'), block('b', 100, 'Jobs', 'Jobs')];
    expect(comparePages(page, page)).toEqual({ before: [], after: [] });
  });

  it('are the texts that changed, and not what was pushed down by them', () => {
    const before = [block('a', 0, 'Hello', 'Apply'), block('b', 100, 'Jobs')];
    const after = [block('a', 0, 'Welcome', 'Apply'), block('b', 140, 'Jobs')];
    const areas = comparePages(before, after);
    expect(listAreas(areas.before)).toEqual(['a changed 0']);
    expect(listAreas(areas.after)).toEqual(['a changed 0']);
    expect(formatDifferences(areas, SCREEN)).toBe(
      '3% of the first screen differs. On the whole page: 1 block changed.',
    );
  });

  it('are new and removed texts, and texts that moved within their block', () => {
    const areas = comparePages([block('a', 0, 'One', 'Two')], [block('a', 0, 'Two')]);
    expect(listAreas(areas.before)).toEqual(['a removed 0', 'a moved 20']);
    expect(listAreas(areas.after)).toEqual(['a moved 0']);
  });

  it('are blocks that are new, gone or in another order', () => {
    const [a, e, b, c] = [block('a', 0), block('e', 100), block('b', 200), block('c', 300)];
    const areas = comparePages([a, e, b, c], [c, a, e, block('d', 400)]);
    expect(listAreas(areas.before)).toEqual(['b removed 200', 'c moved 300']);
    expect(listAreas(areas.after)).toEqual(['c moved 300', 'd added 400']);
    expect(formatDifferences(areas, SCREEN)).toBe(
      '26% of the first screen differs. On the whole page: 1 block new, 1 block removed, 1 block moved.',
    );
  });

  it('cover a share of the first screen, each spot once', () => {
    const area = (top: number, height: number): DifferentArea => ({
      block: 'a',
      kind: 'changed',
      box: { top, left: 0, width: 400, height },
    });
    expect(shareOfScreen([area(0, 200), area(0, 200)], SCREEN)).toBe(0.25);
    expect(shareOfScreen([area(600, 5_000)], SCREEN)).toBe(0.25);
    expect(shareOfScreen([area(900, 100)], SCREEN)).toBe(0);
  });
});

it('says so where nothing differs', () => {
  expect(formatDifferences({ before: [], after: [] }, SCREEN)).toBe(
    'These people see the same texts and pictures in both.',
  );
});
