import { ANYBODY, COHORTS, type Cohort } from '@broadsheet/contract/audience';
import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { parseResume, profile, updateStamp } from '@broadsheet/contract/calls/profile';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadProfilePrompt } from './loader.ts';
import { fixtures } from './profile-prompt.fixtures.ts';
import { ProfilePrompt } from './profile-prompt.tsx';
import { profilePrompt } from './schema.ts';

const we = { experienceStatus: 'experienced', experienceYear: 4, experienceMonth: 11 };
const answers = {
  [profile.path]: { profile: { we } },
  [parseResume.path]: { resume: { totalMonths: { value: 84, confidence: 0.9 } } },
};

const load = async (
  cohort: Cohort,
  path = '/',
  written = {},
  changes: Partial<LoaderContext> = { session: sessionFixture },
) => {
  const audience = { ...ANYBODY, cohort };
  const { context, made } = loaderContext(path, answers, { audience, ...changes });
  const settings = Value.Parse(
    profilePrompt.settings,
    Value.Default(profilePrompt.settings, written),
  );
  return { data: (await loadProfilePrompt(settings, context)).data, made };
};

describe('the prompt about the profile', () => {
  it('has a text for each cohort, with known times only', async () => {
    const loaded = await Promise.all(COHORTS.map((cohort) => load(cohort)));
    const titles = loaded.map(({ data }) => data?.title);
    expect(new Set(titles).size).toBe(COHORTS.length);
    expect(JSON.stringify(loaded.map(({ data }) => data))).not.toMatch(/[{][a-z]+[}]/);
  });

  it('returns to its page after the profile was edited', async () => {
    const { data } = await load('experienceMissing', '/jobfeed?page=2');
    expect(data?.links).toEqual([
      { label: 'Add experience', href: '/update-profile?next=%2Fjobfeed%3Fpage%3D2' },
    ]);
  });

  it('makes no call for cohorts without times', async () => {
    for (const cohort of ['none', 'experienceMissing', 'freshers'] as const)
      expect((await load(cohort)).made).toEqual([]);
  });

  it('shows both times, each with a form that works without JavaScript', async () => {
    const { data } = await load('parserMismatch', '/jobfeed?ref=hp');
    expect(data).toMatchObject({
      title: 'Your resume says 7 years, your profile 4 years',
      answers: [
        { label: 'Use 7 years', opt: 'parserMismatch', isUpdate: 1 },
        { label: 'Keep 4 years', opt: 'parserMismatch', isUpdate: 0 },
      ],
      next: '/jobfeed?ref=hp',
    });
    const html = renderFixture(ProfilePrompt, fixtures, 'mismatch');
    expect(html).toContain(`action="/api/user${updateStamp.path}" method="post"`);
    expect(html).toMatch(
      /name="opt" value="parserMismatch".*name="isUpdate" value="0".*name="next" value="\/".*Keep 4 years/,
    );
  });

  it('shows the texts of the layout instead of its own', async () => {
    const { data } = await load('perfectMatch', '/', {
      perfectMatch: { text: 'It is {profile}, says {resume}.' },
    });
    expect(data).toMatchObject({
      title: 'Is your experience up to date?',
      text: 'It is 4 years, says 7 years.',
      answers: [{ label: 'Yes, confirm', opt: 'perfectMatch' }],
    });
  });

  it('has example times in a preview of a cohort', async () => {
    const { data, made } = await load('parserMismatch', '/', {}, { isPreview: true });
    expect(data?.title).toBe('Your resume says 7 years, your profile 4 years');
    expect(made).toEqual([]);
  });

  it('names nobody’s experience on a page that all of the cohort get, and calls no service for it', async () => {
    for (const cohort of ['parserMismatch', 'profileUpdateSuccess', 'perfectMatch'] as const) {
      const { data, made } = await load(cohort, '/', {}, {});
      expect([cohort, made]).toEqual([cohort, []]);
      expect(JSON.stringify(data)).not.toMatch(/[{}]profile|[{}]resume|\d+ (years|months)/);
    }
    expect((await load('parserMismatch', '/', {}, {})).data).toMatchObject({
      title: 'Check your years of experience',
      links: [{ label: 'Update profile', href: '/update-profile?next=%2F' }],
      answers: [],
    });
    const written = { perfectMatch: { text: 'Still right?' } };
    expect((await load('perfectMatch', '/', written, {})).data?.text).toBe('Still right?');
  });

  it('shows why an answer failed, if no other block does', async () => {
    expect((await load('none', '/allnotification?failed=TIMEOUT')).data?.failed).toMatch(
      /too long/,
    );
    for (const list of ['/', '/jobfeed'])
      expect((await load('none', `${list}?failed=TIMEOUT`)).data?.failed).toBeNull();
    expect(textOf(renderFixture(ProfilePrompt, fixtures, 'failed'))).toContain('Unknown error');
  });
});
