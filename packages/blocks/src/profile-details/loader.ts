import { defineLoader } from '@broadsheet/contract/block-loader';
import { citiesOf, dayInIndia, loadCountries } from '../shared/profile/forms/load-choices.ts';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { profileDetails } from './schema.ts';
import { selectDetails } from './select-details.ts';

export const loadProfileDetails = defineLoader(profileDetails, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const details = own && selectDetails(own);
  if (!details) return { data: null };
  const countries = await loadCountries(context);
  const choices = { cities: citiesOf(context), countries, today: dayInIndia(context.now) };
  return { data: { told: details, choices } };
});
