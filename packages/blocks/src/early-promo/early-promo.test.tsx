import { earlyPreference } from '@broadsheet/contract/calls/early-applicant';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './early-promo.fixtures.ts';
import { EarlyPromo } from './early-promo.tsx';
import { loadEarlyPromo } from './loader.ts';

const settings = { sell: 'Plan', open: 'Jobs', toMembers: false };
const load = async (answer: object, changes: Partial<typeof settings> = {}, session = true) => {
  const { context } = loaderContext(
    '/jobfeed',
    { [earlyPreference.path]: answer },
    { session: session ? sessionFixture : null },
  );
  return (await loadEarlyPromo({ ...settings, ...changes }, context)).data;
};

it('links members without the plan to it, and those with it to the jobs', () => {
  const html = renderFixture(EarlyPromo, fixtures);
  expect(textOf(html)).toContain('23 new jobs with few applications');
  expect(html).toContain('href="/subscribe/early-applicant-preference"');
  const member = renderFixture(EarlyPromo, fixtures, 'member');
  expect(textOf(member)).toContain('1 new job with few applications');
  expect(member).toContain('href="/early-applicant-jobs"');
});

it('is absent without jobs, for visitors, and for other members', async () => {
  expect(await load({ matches: 2, isActive: false })).toEqual({ count: 2, isActive: false });
  expect(await load({ matches: 0, isActive: false })).toBeNull();
  expect(await load({ matches: 2, isActive: true })).toBeNull();
  expect(await load({ matches: 2, isActive: true }, { toMembers: true })).not.toBeNull();
  expect(await load({ matches: 2, isActive: false }, {}, false)).toBeNull();
});
