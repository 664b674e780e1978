import { isPageLayoutName, PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { suggestName } from '../nearest-name.ts';
import type { LayoutRule } from './rule.ts';

const layoutNameOf = (file: string): string => file.replace(/^.*[/\\]/, '').replace(/\.json$/, '');

export const pageMismatch: LayoutRule = {
  code: 'PAGE_MISMATCH',
  check: ({ layout, source }, report) => {
    const name = layoutNameOf(source.file);
    if (!isPageLayoutName(layout.page))
      report(
        ['page'],
        `there is no page "${layout.page}"`,
        suggestName(layout.page, Object.keys(PAGE_KINDS)),
      );
    else if (layout.page !== name)
      report(
        ['page'],
        `the file is named ${name}, but lays out page "${layout.page}"`,
        `Name the file ${layout.page}.json, or write "${name}" here.`,
      );
  },
};
