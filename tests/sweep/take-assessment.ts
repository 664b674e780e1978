import type { Brand } from '@broadsheet/contract/brand';
import * as assessments from '@broadsheet/contract/calls/assessments';
import * as auth from '@broadsheet/contract/calls/auth';
import * as insights from '@broadsheet/contract/calls/insights';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';

/** A pro demo account takes a pending assessment, and reads the insights of its job. */
export const takeAssessment = async (brand: Brand, caller: Caller): Promise<Caller['answered']> => {
  const email = `pro@${brand}.example`;
  await caller.call(auth.login, { body: { email, password: DEMO_PASSWORD } });
  const { session } = await caller.call(auth.getAuth);
  const id = session.userId;
  const { items } = await caller.call(assessments.pendingTests, { query: { id } });
  const jobId = items[0]?.jobId ?? 0;
  const jobcode = String(jobId);
  await caller.call(insights.jobInsights, { query: { jobcode } });
  await caller.call(insights.jobFit, { query: { jobcode } });
  await caller.call(insights.magicRank, { query: { jobId } });
  const { recruiter } = await caller.call(jobDetail, { query: { jobcode } });
  await caller.call(assessments.validateAssessment, {
    query: { seekerId: id, jobId, recruiterId: recruiter?.id ?? 0 },
  });
  await caller.call(assessments.startAssessment, { body: { jobcode } });
  const { asked: questions } = await caller.call(assessments.assessment, { query: { jobcode } });
  const answer = { jobcode, questionId: questions[0]?.id ?? 0, choice: 0 };
  await caller.call(assessments.answerAssessment, { body: answer });
  await caller.call(assessments.completeAssessment, { body: { jobcode } });
  return caller.answered;
};
