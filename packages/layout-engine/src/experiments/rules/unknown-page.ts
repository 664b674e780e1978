import { isPageLayoutName, PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { suggestName } from '../../nearest-name.ts';
import type { ExperimentRule } from './experiment-rule.ts';

export const unknownPage: ExperimentRule = {
  code: 'UNKNOWN_PAGE',
  check: ({ experiments }, report) => {
    for (const [key, { page }] of experiments.byKey)
      if (!isPageLayoutName(page))
        report(
          [key, 'page'],
          `there is no page "${page}"`,
          suggestName(page, Object.keys(PAGE_KINDS)),
        );
  },
};
