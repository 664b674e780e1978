import {
  applicationOf,
  appliedCount,
  appliedJobs,
  applyAdditionalInfo,
  withdrawApplication,
} from '@broadsheet/contract/calls/applications';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readOwnPaging } from '../../platform/call/list-query.ts';
import { findJob, readJobcode } from '../detail/find-job.ts';
import { addInfo } from './add-info.ts';
import { readApplication } from './read-application.ts';
import { countApplied, describeApplied, selectApplied } from './read-applied.ts';
import { withdrawOnce } from './withdraw.ts';

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, each) => all + each, 0);

export const appliedJobsCall = bindCall(appliedJobs, async (query, _params, context) => {
  const { id } = await readSeeker(context);
  const { status } = query;
  const { page, size, after } = readOwnPaging(query);
  const counts = await countApplied(context.database, id);
  const total = status === undefined ? sum(counts.values()) : (counts.get(status) ?? 0);
  const wanted = { status, size: size + 1, after, offset: after ? 0 : (page - 1) * size };
  const rows = await selectApplied(context, id, wanted).execute();
  const items = await describeApplied(context, id, rows.slice(0, size));
  return { items, page, size, total, hasMore: rows.length > size };
});

export const appliedCountCall = bindCall(appliedCount, async (_query, _params, context) => {
  const { id } = await readSeeker(context);
  const counts = await countApplied(context.database, id);
  const withdrawn = counts.get('withdrawn') ?? 0;
  return {
    count: sum(counts.values()) - withdrawn,
    statuses: {
      applied: counts.get('applied') ?? 0,
      viewed: counts.get('viewed') ?? 0,
      shortlisted: counts.get('shortlisted') ?? 0,
      interview: counts.get('interview') ?? 0,
      offered: counts.get('offered') ?? 0,
      rejected: counts.get('rejected') ?? 0,
      withdrawn,
    },
  };
});

export const applicationCall = bindCall(applicationOf, async ({ jobcode }, _params, context) => {
  const { id } = await readSeeker(context);
  return readApplication(context, id, readJobcode(jobcode));
});

export const applyAdditionalInfoCall = bindCall(
  applyAdditionalInfo,
  async (_query, _params, context, { jobcode, ...info }) => {
    const { id } = await readSeeker(context);
    const job = await findJob(context, readJobcode(jobcode));
    await addInfo(context, id, job.id, info);
    return {
      message: context.messages.outcomes.jobAnswersSent,
      application: await readApplication(context, id, job.id),
    };
  },
);

export const withdrawCall = bindCall(
  withdrawApplication,
  async (_query, _params, context, { jobcode }) => {
    const { id: seekerId } = await readSeeker(context);
    const job = await findJob(context, readJobcode(jobcode));
    const { already, at } = await withdrawOnce(context, { seekerId, jobId: job.id });
    const message = already
      ? context.messages.outcomes.jobAlreadyWithdrawn
      : context.messages.outcomes.jobWithdrawn;
    return { message, already, withdrawnAt: at.toISOString() };
  },
);
