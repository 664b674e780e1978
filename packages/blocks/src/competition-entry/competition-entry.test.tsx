import { competitionProgress } from '@broadsheet/contract/calls/competition';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './competition-entry.fixtures.ts';
import { CompetitionEntry } from './competition-entry.tsx';
import { loadCompetitionEntry } from './loader.ts';

const { competition: messages, outcomes } = builtInMessages();

const { entry } = fixtures.long?.data ?? {};
const load = async (path: string, session: typeof sessionFixture | null = sessionFixture) => {
  const answers = { [competitionProgress.path]: { status: 'round1', competition: entry } };
  const { context } = loaderContext(path, answers, { session });
  return (await loadCompetitionEntry({}, context)).data;
};
const renderBlock = (name?: string) => renderFixture(CompetitionEntry, fixtures, name);

it('is the reader’s own, and shows the result of its forms', async () => {
  expect(await load('/epoch/entry', null)).toBeNull();
  const data = await load('/epoch/entry?done=register');
  expect(data?.done).toBe(outcomes.competitionRegistered);
  expect(data?.entry?.rounds.map(({ certificateHref }) => certificateHref)).toEqual([
    '/api/user/competition/download?round=1&competitionId=epoch-second',
    null,
    null,
  ]);
  expect((await load('/epoch/entry?failed=COMPETITION_CLOSED'))?.failed).toContain(
    "isn't open now",
  );
});

it('registers by a plain form with the terms, and changes the registration without them', () => {
  const open = renderBlock('open');
  expect(open).toContain('action="/api/user/competition/register"');
  expect(open).toMatch(/name="terms"[^>]*required|required[^>]*name="terms"/);
  const entered = renderBlock();
  expect(entered).toContain('action="/api/user/competition/update"');
  expect(entered).not.toContain('name="terms"');
  expect(textOf(renderBlock('closed'))).toContain(messages.registrationClosed);
});

it("shows the reader's progress, with a certificate if results are published", () => {
  const text = textOf(renderBlock('long'));
  expect(text).toContain('Rank 12, score 27. You qualified for the next round.');
  expect(text).toContain(messages.notQualified);
  expect(renderBlock('long').match(/Certificate/g)).toHaveLength(1);
});
