import * as calls from '@broadsheet/contract/calls/profile';
import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import { expect } from 'vitest';

const CHANGES: readonly ProfileChange[] = [
  { step: 'addPersonalDetails', dob: '1996-02-29', countryCode: 'IN', currentCity: 'pune' },
  {
    step: 'addEducationalDetails',
    degree: 'B.Tech',
    courseType: 'full-time',
    institute: 'College of Engineering, Pune',
    year: 2018,
  },
  { step: 'addWorkExperience', experienceStatus: 'fresher' },
  { step: 'addAudioVideoProfile' },
];

/** Completes the profile of a seeker who has a recommendation, a resume and verified contacts. */
export const fillProfile = async (caller: Caller): Promise<void> => {
  const early = await caller.send(calls.profile);
  expect(early).toMatchObject({ status: 404, body: { message: 'profile not found' } });
  for (const body of CHANGES) await caller.call(calls.saveProfile, { body });
  await caller.call(calls.skipWork, { body: { step: 'addAdditionalDetails' } });
  const { items } = await caller.call(calls.suggestSkills, { query: { query: 'm' } });
  const key = items[0]?.key ?? '';
  await caller.call(calls.saveSkills, { body: { skills: [key] } });
  expect((await caller.call(calls.skills)).items.map((skill) => skill.key)).toEqual([key]);
  await caller.call(calls.skillsOfArea, { query: { functionalarea: 14 } });
  await caller.call(calls.saveTags, { body: { tagInfo: JSON.stringify({ follow: [key] }) } });
  await caller.call(calls.saveCoverLetter, { body: { coverletter: 'Dear all.' } });
  expect((await caller.call(calls.coverLetter)).data.coverText).toBe('Dear all.');
  await caller.call(calls.saveDiversity, { body: { showMaven: 1 } });
  await caller.call(calls.parseResume);
  expect(
    (await caller.call(calls.updateStamp, { body: { opt: 'freshers', isUpdate: 1 } })).cohort,
  ).toBe('profileUpdateSuccess');
  const { completeness, registration } = await caller.call(calls.profile);
  expect(registration.next).toBe('addCoverLetterAndSkills');
  expect(completeness.next.map(({ part }) => part)).toEqual([
    'profilePicture',
    'profileVideoAudio',
    'connectionsFacebook',
    'connectionsTwitter',
  ]);
};
