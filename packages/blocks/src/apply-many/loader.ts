import { APPLY_MANY_FIELD } from '@broadsheet/contract/apply-many-form';
import { formatEpochInstant } from '@broadsheet/contract/apply-rules';
import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import type { CallAnswer } from '@broadsheet/contract/call';
import { applyMultiple, applyOutlook } from '@broadsheet/contract/calls/applications';
import { APPLY_MANY_MAX } from '@broadsheet/contract/constants';
import { type FormOutcomeText, failureText } from '@broadsheet/contract/form-outcome';
import { readFormQuery } from '@broadsheet/contract/job-filters-query';
import { jobHref } from '@broadsheet/contract/job-text';
import { hrefOf } from '@broadsheet/contract/match-page';
import { FEED_LINKS } from '../shared/feed/feed-links.ts';
import { formatCounted } from '../shared/text/format-count.ts';
import { applyMany, type ManyRow } from './schema.ts';

type Outlook = CallAnswer<typeof applyOutlook>;
type Item = Outlook['items'][number];

const NOTHING: Outlook = { left: null, from: null, lacks: [], items: [] };

const WAYS = [
  { label: 'Recommended jobs', href: hrefOf('recommended-jobs') },
  { label: 'Saved jobs', href: hrefOf('saved-jobs') },
  ...FEED_LINKS,
];

const readTicked = (path: string): number[] => {
  const { [APPLY_MANY_FIELD]: text = '' } = readFormQuery(path);
  const ids = text.split(',').filter((id) => /^\d{1,10}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, APPLY_MANY_MAX);
};

const reasonOf = ({ job, standing: state }: Item): ManyRow['apart'] => {
  const application = hrefOf('jobapplied', { jobId: String(job.id) });
  switch (state) {
    case 'open':
      return null;
    case 'already':
      return {
        text: 'You have applied.',
        way: { label: 'Your application', href: application },
      };
    case 'questions':
      return {
        text: 'The employer asks something first.',
        way: { label: 'Answer and apply', href: application },
      };
    case 'elsewhere':
      return {
        text: 'Applications are taken at the employer’s own site.',
        way: { label: 'Look at the job', href: jobHref(job) },
      };
    case 'closed':
      return {
        text: 'This job has closed.',
        way: { label: 'Similar jobs', href: hrefOf('similar-jobs', { jobId: String(job.id) }) },
      };
  }
};

const outcomeOf = (page: LoaderContext['page'], items: readonly Item[]): FormOutcomeText | null => {
  const failed = failureText(page);
  if (failed !== null) return { isSuccess: false, text: failed };
  if (page.query.done !== applyMultiple.path.split('/').at(-1)) return null;
  const applied = items.filter(({ standing: state }) => state === 'already').length;
  return { isSuccess: true, text: `Of these, you have applied for ${applied} now.` };
};

const allowanceOf = ({ left: remaining, from }: Outlook, open: number) => {
  if (remaining === null || open === 0) return null;
  const way = { label: 'Pro members apply without a limit', href: hrefOf('pro-membership') };
  if (from !== null) {
    const since = formatEpochInstant(Date.parse(from));
    return {
      text: `You have applied for as many jobs as a basic member may in 30 days. You can go on from ${since}.`,
      way,
    };
  }
  const may = `You can apply for ${formatCounted(remaining, 'more job', 'more jobs')} within 30 days`;
  return remaining < open
    ? { text: `${may}: the first ${remaining} of those ticked are sent.`, way }
    : { text: `${may}.`, way: null };
};

export const loadApplyMany = defineLoader(applyMany, async (_settings, context) => {
  const { call, page, session } = context;
  if (!session?.isLoggedIn) return { data: null };
  const ids = readTicked(page.path);
  const outlook =
    ids.length === 0 ? NOTHING : await call(applyOutlook, { query: { jobIds: ids.join(',') } });
  const { items, left: remaining } = outlook;
  const open = items.filter(({ standing: state }) => state === 'open').length;
  return {
    data: {
      heading: `${formatCounted(items.length, 'job')} ticked`,
      rows: items.map((item) => ({
        jobId: item.job.id,
        job: { label: item.job.title, href: jobHref(item.job) },
        company: item.job.company,
        apart: reasonOf(item),
      })),
      notice: outcomeOf(page, items),
      allowance: allowanceOf(outlook, open),
      lacks: outlook.lacks,
      isOpen: open > 0 && remaining !== 0,
      next: hrefOf('apply-to-jobs', {}, { [APPLY_MANY_FIELD]: ids.join(',') }),
      wider: WAYS,
    },
  };
});
