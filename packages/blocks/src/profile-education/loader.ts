import { defineLoader } from '@broadsheet/contract/block-loader';
import { dayInIndia } from '../shared/profile/forms/load-choices.ts';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { profileEducation } from './schema.ts';
import { selectEducation } from './select-education.ts';

export const loadProfileEducation = defineLoader(profileEducation, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const education = own && selectEducation(own);
  return { data: education && { told: education, choices: { today: dayInIndia(context.now) } } };
});
