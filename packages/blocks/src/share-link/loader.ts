import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { jobHref } from '@broadsheet/contract/job-text';
import { formatMessage } from '@broadsheet/messages/format-message';
import { isClosed } from '../shared/job/is-closed.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { shareLink } from './schema.ts';
import { waysToShare } from './ways-to-share.ts';

export const loadShareLink = defineLoader(shareLink, async (_settings, context) => {
  const { call, now, origin, page, messages } = context;
  const job = await nullIfNotFound(
    call(jobDetail, { query: { jobcode: page.params.jobId ?? '' } }),
  );
  if (!job || isClosed(job, now)) return { data: null };
  const href = jobHref(job);
  const title = formatMessage(messages.share.title, {
    job: job.title,
    company: job.company.name,
  });
  return { data: { href, title, ways: waysToShare(title, origin + href, messages.share) } };
});
