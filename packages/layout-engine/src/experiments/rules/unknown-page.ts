import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { isPageName } from '@broadsheet/contract/page-name';
import { suggestName } from '../../nearest-name.ts';
import type { ExperimentRule } from './experiment-rule.ts';

export const unknownPage: ExperimentRule = {
  code: 'UNKNOWN_PAGE',
  check: ({ experiments }, report) => {
    for (const [key, { page }] of experiments.byKey)
      if (!isPageName(page))
        report(
          [key, 'page'],
          `there is no page "${page}"`,
          suggestName(page, Object.keys(PAGE_KINDS)),
        );
  },
};
