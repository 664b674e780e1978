import { LANDING } from '@broadsheet/contract/landing';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { isLandingName, isPageName } from '@broadsheet/contract/page-name';
import { layoutNameOf } from '../layout-name.ts';
import { suggestName } from '../nearest-name.ts';
import type { LayoutRule } from './rule.ts';

const KINDS = Object.keys(PAGE_KINDS).filter((kind) => kind !== LANDING);

export const pageMismatch: LayoutRule = {
  code: 'PAGE_MISMATCH',
  check: ({ layout, source }, report) => {
    const name = layoutNameOf(source.file);
    const { page } = layout;
    if (!isPageName(page) && !isLandingName(name))
      report(['page'], `there is no page "${page}"`, suggestName(page, KINDS));
    else if (page !== name)
      report(
        ['page'],
        `the file is named ${name}, but lays out page "${page}"`,
        `Name the file ${page}.json, or write "${name}" here.`,
      );
  },
};
