import { defineLoader } from '@broadsheet/contract/block-loader';
import { PAGE_SIZE } from '@broadsheet/contract/constants';
import { jobHref } from '@broadsheet/contract/job-text';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { categoryLink } from '../shared/job/category-links.ts';
import { loadJobsLike } from '../shared/job/load-similar-jobs.ts';
import { similarJobsList } from './schema.ts';

export const loadSimilarJobsList = defineLoader(similarJobsList, async (_settings, context) => {
  const found = await loadJobsLike(context, PAGE_SIZE);
  if (!found) return { data: null, page: { status: 404 } };
  const { job, rows, total } = found;
  const messages = context.messages.job;
  const name = { job: job.title, company: job.company.name };
  const shown = rows.length;
  const count =
    shown < total
      ? formatMessage(messages.topSimilar, { shown, total })
      : formatMessage(context.messages.jobs.jobCount, { count: total });
  return {
    data: {
      job: { label: job.title, href: jobHref(job) },
      company: job.company.name,
      note: shown > 0 ? count : '',
      rows,
      more: categoryLink(job.category, context.messages.jobs),
    },
    page: {
      seo: {
        title: formatMessage(messages.seoTitleSimilar, { ...name, brand: context.brand.name }),
        description: formatMessage(messages.seoDescriptionSimilar, name),
        canonical: hrefOf('similar-jobs', { jobId: String(job.id) }),
      },
    },
  };
});
