import type { Brand } from '@broadsheet/contract/brand';
import * as auth from '@broadsheet/contract/calls/auth';
import * as competition from '@broadsheet/contract/calls/competition';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import { expect } from 'vitest';

/** Which brand has its competition switched on. */
export const hasCompetition = (brand: Brand): boolean => brand === 'management';

/** Enters the competition of the demo, and takes its quiz. */
export const enterCompetition = async (caller: Caller): Promise<void> => {
  const { competition: held } = await caller.call(competition.competitionProgress);
  const body = { competitionId: held?.competitionId ?? '' };
  const entry = { ...body, institute: 'IIM Ahmedabad' };
  await caller.call(competition.registerForCompetition, { body: { ...entry, terms: 1 } });
  await caller.call(competition.updateCompetition, { body: { ...entry, showsName: 1 } });
  await caller.call(competition.competitionQuiz);
  const { quiz } = await caller.call(competition.startQuiz, { body });
  const answer = { ...body, questionId: quiz.asked[0]?.id ?? 0, choice: 0 };
  await caller.call(competition.answerQuiz, { body: answer });
  await caller.call(competition.completeQuiz, { body });
};

/** A pro demo account with an earlier competition reads a certificate. */
export const readCertificate = async (
  brand: Brand,
  caller: Caller,
): Promise<Caller['answered']> => {
  if (!hasCompetition(brand)) return caller.answered;
  const email = `pro@${brand}.example`;
  await caller.call(auth.login, { body: { email, password: DEMO_PASSWORD } });
  const { results } = await caller.call(competition.competitionInfo);
  const query = { round: 1, competitionId: results[0]?.competitionId ?? '' };
  const { mediaType } = await caller.call(competition.competitionDownload, { query });
  expect(mediaType).toBe('application/pdf');
  return caller.answered;
};
