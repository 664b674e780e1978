import { isPageName } from '@broadsheet/contract/page-name';
import { suggestName } from '../../nearest-name.ts';
import type { ExperimentRule } from './experiment-rule.ts';

export const pageWithoutLayout: ExperimentRule = {
  code: 'PAGE_WITHOUT_LAYOUT',
  check: ({ experiments, layouts }, report) => {
    // UNKNOWN_PAGE reports a page that does not exist.
    for (const [key, { page }] of experiments.byKey)
      if (isPageName(page) && !layouts.has(page))
        report(
          [key, 'page'],
          `page "${page}" has no layout that could ask for this experiment`,
          suggestName(page, layouts.keys()),
        );
  },
};
