import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../parts/profile/load-own-profile.ts';
import { dayInIndia } from '../parts/profile-forms/load-choices.ts';
import { educationTold } from './education-told.ts';
import { profileEducation } from './schema.ts';

export const loadProfileEducation = defineLoader(profileEducation, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const told = own && educationTold(own);
  return { data: told && { told, choices: { today: dayInIndia(context.now) } } };
});
