import { useCallback, useEffect, useState } from 'react';
import type { Side } from '../pictures/marks.ts';
import { comparePages, type DifferentAreas } from './compare-pages.ts';
import { readPage } from './page-parts.ts';

type Pages = Readonly<Record<Side, Window | null>>;

const NO_PAGES: Pages = { before: null, after: null };

interface Differences {
  /** Null until both pages are shown. */
  readonly areas: DifferentAreas | null;
  readonly setPage: (side: Side, page: Window | null) => void;
}

/** Compares two pages in frames while it is on, again whenever one of them grows. */
export const useDifferences = (isOn: boolean): Differences => {
  const [pages, setPages] = useState(NO_PAGES);
  const [areas, setAreas] = useState<DifferentAreas | null>(null);
  const { before, after } = pages;
  useEffect(() => {
    if (!isOn || !before || !after) {
      setAreas(null);
      return;
    }
    const compare = () => setAreas(comparePages(readPage(before), readPage(after)));
    const sizes = new ResizeObserver(compare);
    for (const page of [before, after]) sizes.observe(page.document.body);
    return () => sizes.disconnect();
  }, [isOn, before, after]);
  const setPage = useCallback(
    (side: Side, page: Window | null) => setPages((known) => ({ ...known, [side]: page })),
    [],
  );
  return { areas, setPage };
};
