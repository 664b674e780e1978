import { ANYBODY, type Cohort } from '@broadsheet/contract/audience';
import { dataIndustry } from '@broadsheet/contract/calls/job';
import { parseResume, profile } from '@broadsheet/contract/calls/profile';
import { AppError } from '@broadsheet/contract/errors';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { profileFixture } from '../shared/profile/forms/profile.fixtures.ts';
import { loadUpdateProfile } from './loader.ts';
import { fixtures } from './update-profile.fixtures.ts';
import { UpdateProfile } from './update-profile.tsx';

const resume = {
  totalMonths: { value: 90, confidence: 0.9 },
  positions: [],
  education: [],
  skills: [],
};

const load = async (path: string, answers = {}, cohort: Cohort = 'none') => {
  const { context } = loaderContext(
    path,
    {
      [profile.path]: { profile: profileFixture },
      [parseResume.path]: { resume: null },
      [dataIndustry.path]: { items: [{ id: 4, label: 'Software' }] },
      ...answers,
    },
    { audience: { ...ANYBODY, cohort } },
  );
  const { data } = await loadUpdateProfile({ title: 'T', text: '' }, context);
  if (!data) throw new Error('nothing to show');
  return data;
};

describe('the update of a profile', () => {
  it('starts with the profile, and returns to the previous page', async () => {
    const { begin, choices, mismatch, next } = await load('/update-profile?next=%2F');
    expect(begin.values).toEqual({
      experienceStatus: 'experienced',
      experienceYear: '5',
      experienceMonth: '3',
      functionalArea: '1',
      industry: '4',
      currentCity: 'bangalore',
      noticePeriod: '30',
    });
    expect(choices.industries).toEqual([{ value: '4', label: 'Software' }]);
    expect([mismatch, next]).toEqual([null, '/']);
    expect((await load('/update-profile?next=//evil.example')).next).toBe('/jobfeed');
  });

  it('starts with the resume if the profile is empty, with a note', async () => {
    const { begin } = await load('/update-profile', {
      [profile.path]: new AppError('PROFILE_NOT_FOUND'),
      [parseResume.path]: { resume },
    });
    expect(begin.values).toMatchObject({ experienceYear: '7', experienceMonth: '6' });
    expect(begin.notes.experienceYear).toMatch(/^From your resume/);
  });

  it('shows both times if they differ, until one is selected', async () => {
    const answers = { [parseResume.path]: { resume } };
    const { mismatch, begin } = await load('/update-profile', answers, 'parserMismatch');
    expect(mismatch).toEqual({ resume: '7 years', profile: '5 years' });
    expect(begin.notes).toEqual({});
    expect((await load('/update-profile', answers, 'none')).mismatch).toBeNull();
    const html = renderFixture(UpdateProfile, fixtures, 'mismatch');
    expect(html).toMatch(/name="isUpdate" value="1".*Use 7 years.*value="0".*Keep 4 years/);
  });

  it('is one plain form with one step', () => {
    const html = renderFixture(UpdateProfile, fixtures);
    expect(html).toContain('action="/api/user/v2/profile"');
    expect(html).toContain('<input type="hidden" name="step" value="updateProfile"/>');
    for (const name of Object.keys(fixtures.usual?.data.begin.values ?? {}))
      expect(html).toContain(`name="${name}"`);
  });
});
