import { login } from '@broadsheet/contract/calls/auth';
import {
  competitionInfo,
  competitionProgress,
  competitionResult,
} from '@broadsheet/contract/calls/competition';
import { createTestServices } from '@broadsheet/test-kit/database/create-test-services';
import { expect, it } from 'vitest';
import { notifyParticipants } from '../../src/user/competitions/notify-participants.ts';
import { createCompetitionReader } from '../../src/user/competitions/read-competitions.ts';
import { DEMO_PASSWORD } from './accounts/demo-accounts.ts';
import { loadDemoAccounts } from './accounts/load-demo-accounts.ts';
import { loadDemoCompetition } from './load-demo-competition.ts';

const LAYOUTS = new URL('../../../../layouts/competitions', import.meta.url).pathname;
const readCompetitions = createCompetitionReader(LAYOUTS, { error: () => undefined });
const brand = 'management';

it('the demo has one competition that runs and one that is over, once, and it is news to nobody', async () => {
  const services = await createTestServices();
  const { database, now } = services;
  await loadDemoAccounts(database, now);
  const deps = { database, readCompetitions, messagesOf: services.messagesOf, now };
  await Promise.all([loadDemoCompetition(deps), loadDemoCompetition(deps)]);
  await loadDemoCompetition(deps);
  const { status, competition, results } = await services.call(competitionInfo, { brand });
  expect([status, competition?.competitionId]).toEqual(['round1', 'epoch-second']);
  expect(results).toMatchObject([{ competitionId: 'epoch-first', rounds: [1, 2, 3] }]);
  const totals = [1, 2, 3].map(async (round) => {
    const found = await services.call(competitionResult, { brand, query: { round } });
    return found.total;
  });
  expect(await Promise.all(totals)).toEqual([230, 100, 12]);
  const body = { email: `pro@${brand}.example`, password: DEMO_PASSWORD };
  const { token = '' } = await services.call(login, { brand, body });
  const own = await services.call(competitionProgress, { brand, token });
  expect(own.competition).toMatchObject({ canRegister: true, registration: null });
  await notifyParticipants(deps);
  expect(await database.selectFrom('competition_told').selectAll().execute()).toEqual([]);
  await services.close();
});
