import type { Brand } from '@broadsheet/contract/brand';
import * as assessments from '@broadsheet/contract/calls/assessments';
import * as auth from '@broadsheet/contract/calls/auth';
import * as insights from '@broadsheet/contract/calls/insights';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';

/** A pro member of the demo takes a test that waits, and looks at who else has applied for its job. */
export const takeAssessment = async (brand: Brand, caller: Caller): Promise<Caller['answered']> => {
  const email = `pro@${brand}.example`;
  await caller.ask(auth.login, { body: { email, password: DEMO_PASSWORD } });
  const { session } = await caller.ask(auth.getAuth);
  const id = session.userId;
  const { items } = await caller.ask(assessments.pendingTests, { query: { id } });
  const jobId = items[0]?.jobId ?? 0;
  const jobcode = String(jobId);
  await caller.ask(insights.jobInsights, { query: { jobcode } });
  await caller.ask(insights.magicRank, { query: { jobId } });
  const { recruiter } = await caller.ask(jobDetail, { query: { jobcode } });
  await caller.ask(assessments.validateAssessment, {
    query: { seekerId: id, jobId, recruiterId: recruiter?.id ?? 0 },
  });
  await caller.ask(assessments.startAssessment, { body: { jobcode } });
  const { asked } = await caller.ask(assessments.assessment, { query: { jobcode } });
  const answer = { jobcode, questionId: asked[0]?.id ?? 0, choice: 0 };
  await caller.ask(assessments.answerAssessment, { body: answer });
  await caller.ask(assessments.completeAssessment, { body: { jobcode } });
  return caller.answered;
};
