import { isPageName, kindOfPage } from '@broadsheet/contract/page-name';
import { findDefinition, type LayoutRule, writtenBlocks } from './rule.ts';

export const typeNotOnPage: LayoutRule = {
  code: 'TYPE_NOT_ON_PAGE',
  check: ({ layout, definitions }, report) => {
    // PAGE_MISMATCH reports a page that does not exist.
    if (!isPageName(layout.page)) return;
    const kind = kindOfPage(layout.page);
    for (const { block, path } of writtenBlocks(layout)) {
      const pages: readonly string[] | undefined = findDefinition(definitions, block.type)?.pages;
      if (pages && !pages.includes(kind))
        report(
          [...path, 'type'],
          `a ${block.type} cannot stand on page "${layout.page}", only on ${pages.join(', ')}`,
          'Choose another type, or remove the block.',
        );
    }
  },
};
