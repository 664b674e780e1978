import { pendingTests, validateAssessment } from '@broadsheet/contract/calls/assessments';
import { PAGE_SIZE } from '@broadsheet/contract/constants';
import type { Assessment } from '@broadsheet/contract/entities/assessment';
import { AppError } from '@broadsheet/contract/errors';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { listPending } from './list-pending.ts';
import { readAssessment } from './read-assessment.ts';

/** The caller, whose id the call must name. Throws FORBIDDEN for another id. */
const readNamed = async (context: CallContext, id: number): Promise<Seeker> => {
  const seeker = await readSeeker(context);
  if (seeker.id !== id) throw new AppError('FORBIDDEN');
  return seeker;
};

export const pendingTestsCall = bindCall(
  pendingTests,
  async ({ id, page = 1, size = PAGE_SIZE }, _params, context) => {
    const seeker = await readNamed(context, id);
    return listPending(context.database, seeker.id, { page, size }, context.now);
  },
);

const MESSAGES = {
  waiting: 'assessmentPending',
  running: 'assessmentRunning',
  done: 'assessmentTaken',
  missed: 'assessmentClosed',
  ended: 'assessmentDecided',
} as const satisfies Readonly<Record<Assessment['state'], keyof Messages['answers']>>;

const isOfRecruiter = async (
  { database, brand }: CallContext,
  jobId: number,
  recruiterId: number,
): Promise<boolean> => {
  const row = await database
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('brand', '=', brand)
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirst();
  return row !== undefined;
};

export const validateAssessmentCall = bindCall(
  validateAssessment,
  async ({ seekerId, jobId, recruiterId }, _params, context) => {
    const seeker = await readNamed(context, seekerId);
    const { answers } = context.messages;
    if (!(await isOfRecruiter(context, jobId, recruiterId)))
      return { isValid: false, message: answers.assessmentOfOther };
    const own = { seekerId: seeker.id, jobId };
    const { state } = await readAssessment(context.database, own, context.now);
    const message = answers[MESSAGES[state]];
    return { isValid: state === 'waiting' || state === 'running', message };
  },
);
