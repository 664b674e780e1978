import { defineLoader } from '@broadsheet/contract/block-loader';
import { areasOf, dayInIndia, loadIndustries } from '../shared/profile/forms/load-choices.ts';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { profileWork } from './schema.ts';
import { selectWork } from './select-work.ts';

export const loadProfileWork = defineLoader(profileWork, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const work = own && selectWork(own);
  if (!work) return { data: null };
  const industries = await loadIndustries(context);
  const choices = { areas: areasOf(context), industries, today: dayInIndia(context.now) };
  return { data: { told: work, choices } };
});
