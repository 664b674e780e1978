import { defineLoader } from '@broadsheet/contract/block-loader';
import { dayInIndia } from '../shared/profile/forms/load-choices.ts';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { educationTold } from './education-told.ts';
import { profileEducation } from './schema.ts';

export const loadProfileEducation = defineLoader(profileEducation, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const told = own && educationTold(own);
  return { data: told && { told, choices: { today: dayInIndia(context.now) } } };
});
