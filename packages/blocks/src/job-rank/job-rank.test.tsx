import { magicRank } from '@broadsheet/contract/calls/insights';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './job-rank.fixtures.ts';
import { JobRank } from './job-rank.tsx';
import { loadJobRank } from './loader.ts';

const path = '/j/senior-java-developer-kaveri-systems-1234';
const { settings } = fixtures.usual ?? { settings: { title: '', invitation: '' } };
const load = async (answers: Record<string, unknown>, session: typeof sessionFixture | null) => {
  const { context, made } = loaderContext(path, answers, { session });
  return { data: (await loadJobRank(settings, context)).data, made };
};

it('loads no rank for visitors, and links to the login and back', async () => {
  const { data, made } = await load({}, null);
  expect(data).toMatchObject({ text: null, loginHref: `/login?next=${encodeURIComponent(path)}` });
  expect(made.map((call) => call.path)).toEqual([jobDetail.path]);
  expect(textOf(renderFixture(JobRank, fixtures))).toContain('Log in to see your rank');
});

it('shows a member the rank, and the reasons', async () => {
  const answer = {
    magicRank: { text: 'You are 2nd of 9.', percentile: 87 },
    outOf: 9,
    reasons: ["You haven't added your experience."],
  };
  const { data } = await load({ [magicRank.path]: answer }, sessionFixture);
  expect(data).toMatchObject({ text: 'You are 2nd of 9.', percentile: 87 });
  const html = renderFixture(JobRank, fixtures, 'ranked');
  expect(textOf(html)).toContain('Ahead of 90% of other applicants.');
  expect(html).toContain('<li>Many applicants ahead of you');
  expect(html).not.toContain('style=');
});

it.each([
  ['Be the first to apply.', 1, 100, null],
  ['You are the only applicant so far.', 1, 100, null],
  ['You would be 2nd of 2.', 2, 0, null],
  ['You would be 1st of 31.', 31, 100, 'Ahead of all other applicants.'],
  ['You would be 4th of 31.', 31, 90, 'Ahead of 90% of other applicants.'],
])('shows with %j only what fits it', async (text, outOf, percentile, beside) => {
  const answer = { magicRank: { text, percentile }, reasons: [], outOf };
  const { data } = await load({ [magicRank.path]: answer }, sessionFixture);
  if (!data) throw new Error('no rank');
  const shown = textOf(renderFixture(JobRank, { usual: { settings, data } }));
  expect(shown).toContain(text);
  if (beside === null) expect(shown).not.toMatch(/ahead of/i);
  else expect(shown).toContain(beside);
});

it('shows the message of a rank that cannot be loaded', async () => {
  const untold = { magicRank: null, reasons: [], error_msg: 'Tell us your skills.' };
  expect((await load({ [magicRank.path]: untold }, sessionFixture)).data?.text).toBe(
    'Tell us your skills.',
  );
  const down = new AppError('SERVICE_UNAVAILABLE');
  expect((await load({ [magicRank.path]: down }, sessionFixture)).data?.text).toBe(down.message);
  const ended = new AppError('SESSION_ENDED');
  await expect(load({ [magicRank.path]: ended }, sessionFixture)).rejects.toBe(ended);
});

it('is absent for a missing job', async () => {
  const gone = new AppError('JOB_NOT_FOUND');
  expect((await load({ [jobDetail.path]: gone }, sessionFixture)).data).toBeNull();
});
