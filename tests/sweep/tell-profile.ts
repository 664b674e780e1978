import * as calls from '@broadsheet/contract/calls/profile';
import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import { expect } from 'vitest';

const TOLD: readonly ProfileChange[] = [
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

/** Somebody who was recommended, has a resume and verified contacts, says the rest of what makes a profile whole. */
export const tellProfile = async (caller: Caller): Promise<void> => {
  const early = await caller.send(calls.profile);
  expect(early).toMatchObject({ status: 404, body: { message: 'profile not found' } });
  for (const body of TOLD) await caller.ask(calls.saveProfile, { body });
  await caller.ask(calls.skipWork, { body: { step: 'addAdditionalDetails' } });
  const { items } = await caller.ask(calls.suggestSkills, { query: { query: 'm' } });
  const key = items[0]?.key ?? '';
  await caller.ask(calls.saveSkills, { body: { skills: [key] } });
  expect((await caller.ask(calls.skills)).items.map((skill) => skill.key)).toEqual([key]);
  await caller.ask(calls.skillsOfArea, { query: { functionalarea: 14 } });
  await caller.ask(calls.saveTags, { body: { tagInfo: JSON.stringify({ follow: [key] }) } });
  await caller.ask(calls.saveCoverLetter, { body: { coverletter: 'Dear all.' } });
  expect((await caller.ask(calls.coverLetter)).data.coverText).toBe('Dear all.');
  await caller.ask(calls.saveDiversity, { body: { showMaven: 1 } });
  await caller.ask(calls.parseResume);
  expect(
    (await caller.ask(calls.updateStamp, { body: { opt: 'freshers', isUpdate: 1 } })).cohort,
  ).toBe('profileUpdateSuccess');
  const { completeness, registration } = await caller.ask(calls.profile);
  expect(registration.next).toBe('addCoverLetterAndSkills');
  expect(completeness.next.map(({ part }) => part)).toEqual([
    'profilePicture',
    'profileVideoAudio',
    'connectionsFacebook',
    'connectionsTwitter',
  ]);
};
