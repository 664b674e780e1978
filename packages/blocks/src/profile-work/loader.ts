import { defineLoader } from '@broadsheet/contract/block-loader';
import { areasOf, dayInIndia, loadIndustries } from '../shared/profile/forms/load-choices.ts';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { profileWork } from './schema.ts';
import { workTold } from './work-told.ts';

export const loadProfileWork = defineLoader(profileWork, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const told = own && workTold(own);
  if (!told) return { data: null };
  const industries = await loadIndustries(context);
  const choices = { areas: areasOf(context), industries, today: dayInIndia(context.now) };
  return { data: { told, choices } };
});
