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
import { employerLine, STATUS_LABELS, toSteps } from '../shared/application/application-text.ts';
import { nextAfter, pagedTotal, readAfter } from '../shared/list/page-cursor.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { formatCount, formatCounted } from '../shared/text/format-count.ts';
import { appliedJobs } from './schema.ts';

type Counts = CallAnswer<typeof appliedCount>;

const readStatus = (text: string | undefined): SentStatus | undefined =>
  SENT_STATUSES.find((status) => status === text);

const tabsOf = ({ count, statuses }: Counts, current: SentStatus | undefined) => [
  {
    label: 'All',
    href: hrefOf('applied-jobs'),
    count: formatCount(count + statuses.withdrawn),
    current: current === undefined,
  },
  ...SENT_STATUSES.map((status) => ({
    label: STATUS_LABELS[status],
    href: hrefOf('applied-jobs', {}, { status }),
    count: formatCount(statuses[status]),
    current: current === status,
  })),
];

const toRow = ({ job, atEmployer, steps }: AppliedJob) => ({
  id: job.id,
  title: job.title,
  href: hrefOf('jobapplied', { jobId: String(job.id) }),
  line: employerLine(job),
  atEmployer,
  closed: job.status === 'expired',
  steps: toSteps(steps),
});

/** The list is worth reading without it. */
const loadAllowance = async ({ call }: LoaderContext): Promise<string | null> => {
  const member = await call(proCheck, {}).catch(() => null);
  const { left: remaining = null, from = null } = member?.apply ?? {};
  if (from !== null) return `You can apply again from ${formatEpochInstant(Date.parse(from))}.`;
  return remaining === null
    ? null
    : `You can apply for ${formatCounted(remaining, 'more job')} now.`;
};

const emptyOf = (status: SentStatus | undefined) =>
  status === undefined
    ? {
        text: 'You have not applied for any job yet.',
        way: { label: 'Find jobs', href: hrefOf('search', { keyword: 'jobs' }) },
      }
    : {
        text: 'None of your applications stands here.',
        way: { label: 'All applications', href: hrefOf('applied-jobs') },
      };

export const loadAppliedJobs = defineLoader(appliedJobs, async (_settings, context) => {
  const { call, page, session } = context;
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
      tabs: tabsOf(counts, status),
      rows: list.items.map(toRow),
      pager: toPager(pageNumber, pagedTotal(list, pageNumber), pageHref),
      allowance,
      empty: emptyOf(status),
    },
  };
});
