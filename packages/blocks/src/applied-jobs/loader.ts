import { writeAfter } from '@broadsheet/contract/after';
import { formatEpochInstant } from '@broadsheet/contract/apply-rules';
import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import type { CallAnswer } from '@broadsheet/contract/call';
import {
  appliedCount,
  appliedJobs as appliedJobsCall,
} from '@broadsheet/contract/calls/applications';
import { proCheck } from '@broadsheet/contract/calls/follow-up';
import {
  type AppliedJob,
  SENT_STATUSES,
  type SentStatus,
} from '@broadsheet/contract/entities/application';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { employerLine, toSteps } from '../shared/application/application-text.ts';
import { nextAfter, pagedTotal, readAfter } from '../shared/list/page-cursor.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { formatCount } from '../shared/text/format-count.ts';
import { appliedJobs } from './schema.ts';

type Counts = CallAnswer<typeof appliedCount>;
type Texts = Messages['applications'];

const readStatus = (text: string | undefined): SentStatus | undefined =>
  SENT_STATUSES.find((status) => status === text);

const tabsOf = ({ count, statuses }: Counts, current: SentStatus | undefined, messages: Texts) => [
  {
    label: messages.all,
    href: hrefOf('applied-jobs'),
    count: formatCount(count + statuses.withdrawn),
    current: current === undefined,
  },
  ...SENT_STATUSES.map((status) => ({
    label: messages[status],
    href: hrefOf('applied-jobs', {}, { status }),
    count: formatCount(statuses[status]),
    current: current === status,
  })),
];

const toRow = ({ job, atEmployer, steps }: AppliedJob, messages: Texts) => ({
  id: job.id,
  title: job.title,
  href: hrefOf('jobapplied', { jobId: String(job.id) }),
  company: { name: job.company.name, logo: job.company.logo },
  line: employerLine(job),
  atEmployer,
  closed: job.status === 'expired',
  steps: toSteps(steps, messages),
});

/** Returns null if the allowance cannot be loaded: the list is useful without it. */
const loadAllowance = async ({ call, messages }: LoaderContext): Promise<string | null> => {
  const { applications } = messages;
  const member = await call(proCheck, {}).catch(() => null);
  const { left: remaining = null, from = null } = member?.apply ?? {};
  if (from !== null)
    return formatMessage(applications.againFrom, { from: formatEpochInstant(Date.parse(from)) });
  return remaining === null ? null : formatMessage(applications.remaining, { count: remaining });
};

const emptyOf = (status: SentStatus | undefined, messages: Texts) =>
  status === undefined
    ? {
        text: messages.none,
        way: { label: messages.findJobs, href: hrefOf('search', { keyword: 'jobs' }) },
      }
    : {
        text: messages.noneOfStatus,
        way: { label: messages.allApplications, href: hrefOf('applied-jobs') },
      };

export const loadAppliedJobs = defineLoader(appliedJobs, async (_settings, context) => {
  const { call, page, session } = context;
  const { applications } = context.messages;
  if (!session?.isLoggedIn) return { data: null };
  const status = readStatus(page.query.status);
  const pageNumber = readPageNumber(page.query.page) ?? 1;
  const query = {
    page: pageNumber,
    ...readAfter(page.query.after),
    ...(status === undefined ? {} : { status }),
  };
  const [list, counts, allowance] = await Promise.all([
    call(appliedJobsCall, { query }),
    call(appliedCount, {}),
    loadAllowance(context),
  ]);
  const last = list.items.at(-1);
  const shown = last && writeAfter(last.appliedAt, last.job.id);
  const pageHref = (at: number) =>
    hrefOf(
      'applied-jobs',
      {},
      {
        ...(status === undefined ? {} : { status }),
        ...(at === 1 ? {} : { page: String(at) }),
        ...nextAfter(at, pageNumber, shown),
      },
    );
  return {
    data: {
      tabs: tabsOf(counts, status, applications),
      rows: list.items.map((item) => toRow(item, applications)),
      pager: toPager(pageNumber, pagedTotal(list, pageNumber), pageHref),
      allowance,
      empty: emptyOf(status, applications),
    },
  };
});
