import { defineLoader } from '@broadsheet/contract/block-loader';
import { sitemapCategory } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatCount } from '../shared/text/format-count.ts';
import { jobCategories } from './schema.ts';

export const loadJobCategories = defineLoader(jobCategories, async (_settings, { brand, call }) => {
  const { items } = await call(sitemapCategory, {});
  const counts = new Map(items.map(({ dataId, openJobs }) => [dataId, openJobs]));
  return {
    data: {
      entries: brand.categories.map(({ dataId, label, tag }) => ({
        label,
        href: hrefOf('category', { category: tag }),
        count: formatCount(counts.get(dataId) ?? 0),
      })),
    },
  };
});
