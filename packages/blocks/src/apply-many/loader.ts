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
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { feedLinks } from '../shared/feed/feed-links.ts';
import { applyMany, type ManyRow } from './schema.ts';

type Outlook = CallAnswer<typeof applyOutlook>;
type Item = Outlook['items'][number];

const NOTHING: Outlook = { left: null, from: null, lacks: [], items: [] };

type Texts = Messages['applying'];

const waysOn = (messages: Messages) => [
  { label: messages.applying.recommendedJobs, href: hrefOf('recommended-jobs') },
  { label: messages.applying.savedJobs, href: hrefOf('saved-jobs') },
  ...feedLinks(messages),
];

const readTicked = (path: string): number[] => {
  const { [APPLY_MANY_FIELD]: text = '' } = readFormQuery(path);
  const ids = text.split(',').filter((id) => /^\d{1,10}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, APPLY_MANY_MAX);
};

const reasonOf = ({ job, standing: state }: Item, messages: Texts): ManyRow['apart'] => {
  const application = hrefOf('jobapplied', { jobId: String(job.id) });
  switch (state) {
    case 'open':
      return null;
    case 'already':
      return {
        text: messages.alreadyApplied,
        way: { label: messages.viewApplication, href: application },
      };
    case 'questions':
      return {
        text: messages.needsAnswers,
        way: { label: messages.answerAndApply, href: application },
      };
    case 'elsewhere':
      return {
        text: messages.onCompanySite,
        way: { label: messages.viewJob, href: jobHref(job) },
      };
    case 'closed':
      return {
        text: messages.closed,
        way: {
          label: messages.similarJobs,
          href: hrefOf('similar-jobs', { jobId: String(job.id) }),
        },
      };
  }
};

const outcomeOf = (
  page: LoaderContext['page'],
  items: readonly Item[],
  messages: Texts,
): FormOutcomeText | null => {
  const failed = failureText(page);
  if (failed !== null) return { isSuccess: false, text: failed };
  if (page.query.done !== applyMultiple.path.split('/').at(-1)) return null;
  const applied = items.filter(({ standing: state }) => state === 'already').length;
  return { isSuccess: true, text: formatMessage(messages.appliedCount, { count: applied }) };
};

const allowanceOf = ({ left: remaining, from }: Outlook, open: number, messages: Texts) => {
  if (remaining === null || open === 0) return null;
  const way = { label: messages.unlimited, href: hrefOf('pro-membership') };
  if (from !== null) {
    const since = formatEpochInstant(Date.parse(from));
    return { text: formatMessage(messages.limitReached, { from: since }), way };
  }
  return remaining < open
    ? { text: formatMessage(messages.remainingFirst, { count: remaining }), way }
    : { text: formatMessage(messages.remaining, { count: remaining }), way: null };
};

export const loadApplyMany = defineLoader(applyMany, async (_settings, context) => {
  const { call, page, session, messages } = context;
  const { applying } = messages;
  if (!session?.isLoggedIn) return { data: null };
  const ids = readTicked(page.path);
  const outlook =
    ids.length === 0 ? NOTHING : await call(applyOutlook, { query: { jobIds: ids.join(',') } });
  const { items, left: remaining } = outlook;
  const open = items.filter(({ standing: state }) => state === 'open').length;
  return {
    data: {
      heading: formatMessage(applying.selectedCount, { count: items.length }),
      rows: items.map((item) => ({
        jobId: item.job.id,
        job: { label: item.job.title, href: jobHref(item.job) },
        company: item.job.company,
        apart: reasonOf(item, applying),
      })),
      notice: outcomeOf(page, items, applying),
      allowance: allowanceOf(outlook, open, applying),
      lacks: outlook.lacks,
      isOpen: open > 0 && remaining !== 0,
      next: hrefOf('apply-to-jobs', {}, { [APPLY_MANY_FIELD]: ids.join(',') }),
      wider: waysOn(messages),
    },
  };
});
