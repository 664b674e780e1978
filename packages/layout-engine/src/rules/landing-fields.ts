import { LANDING_FIELDS } from '@broadsheet/contract/landing';
import { isLandingName } from '@broadsheet/contract/page-name';
import { layoutNameOf } from '../layout-name.ts';
import type { LayoutRule } from './rule.ts';

const MENDS = {
  address: 'Add the address of the page, such as "/diwali-jobs".',
  seo: 'Add "seo" with the title and the description of the page.',
} as const;

export const landingFields: LayoutRule = {
  code: 'LANDING_FIELDS',
  check: ({ layout, source }, report) => {
    if (isLandingName(layoutNameOf(source.file))) {
      for (const field of ['address', 'seo'] as const)
        if (layout[field] === undefined)
          report(['page'], `the landing page has no "${field}"`, MENDS[field], 'key');
      return;
    }
    for (const field of LANDING_FIELDS)
      if (layout[field] !== undefined)
        report(
          [field],
          `page "${layout.page}" has its ${field} from the product`,
          'Remove this: only landing pages have it.',
          'key',
        );
  },
};
