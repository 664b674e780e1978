import { type LayoutRule, writtenArms } from './rule.ts';

export const experimentOfAnotherPage: LayoutRule = {
  code: 'EXPERIMENT_OF_ANOTHER_PAGE',
  check: ({ layout, experiments }, report) => {
    for (const { key, path } of writtenArms(layout)) {
      const page = experiments?.byKey.get(key)?.page;
      if (page !== undefined && page !== layout.page)
        report(
          path,
          `experiment "${key}" is one of page "${page}": on page "${layout.page}" nobody is assigned an arm of it`,
          'Write an experiment of its own for this page.',
          'key',
        );
    }
  },
};
