import { earlyPreference } from '@broadsheet/contract/calls/early-applicant';
import { skillsOfArea } from '@broadsheet/contract/calls/profile';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './early-preference.fixtures.ts';
import { EarlyPreference } from './early-preference.tsx';
import { loadEarlyPreference } from './loader.ts';

const preference = {
  preference: {
    areas: [{ dataId: 1, label: 'Backend', tag: 'backend' }],
    skills: [{ key: 'java', label: 'Java' }],
    cities: [],
    experience: null,
    minPay: 12.5,
    mails: 1,
  },
  isKept: true,
  isActive: false,
  matches: 1,
};
const load = async (changes: object = {}, skills: unknown = { items: [] }) => {
  const answers = {
    [earlyPreference.path]: { ...preference, ...changes },
    [skillsOfArea.path]: skills,
  };
  const path = '/subscribe/early-applicant-preference';
  const { context } = loaderContext(path, answers, { session: sessionFixture });
  return (await loadEarlyPreference({ title: 'Your preferences' }, context)).data;
};

it('starts with the saved preference, and shows the number of jobs', async () => {
  const data = await load(
    {},
    {
      items: [
        { key: 'java', label: 'Java', jobs: 9 },
        { key: 'go', label: 'Go', jobs: 3 },
      ],
    },
  );
  expect(data).toMatchObject({
    values: { areas: '1', skills: 'java', cities: '', experience: '', minPay: '12.5', mails: '1' },
    offered: [{ key: 'go', label: 'Go' }],
    state:
      "By your preferences, 1 new job with few applications matches right now. You'll see them with Early Applicant.",
    next: '/subscribe/early-applicant-preference',
  });
  expect(await load({ isActive: true })).toMatchObject({ next: '/early-applicant-jobs' });
});

it('renders without suggested skills', async () => {
  expect(await load({}, new AppError('SKILLS_FAILED'))).toMatchObject({ offered: [] });
});

it('is a form that works without JavaScript', () => {
  const html = renderFixture(EarlyPreference, fixtures);
  expect(html).toContain('action="/api/subscription/early-applicant-preference"');
  for (const name of ['areas[]', 'skills', 'cities', 'experience', 'minPay', 'mails'])
    expect(html).toContain(`name="${name}`);
  expect(textOf(renderFixture(EarlyPreference, fixtures, 'nothing added'))).toContain(
    'Please fix the following',
  );
});
