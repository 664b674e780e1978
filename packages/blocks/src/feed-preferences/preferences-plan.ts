import { saveFeedPreferences } from '@broadsheet/contract/calls/feed-preferences';
import { FEED_CITIES_MAX, FEED_PAY_MAX_LAKH } from '@broadsheet/contract/constants';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { boxes } from '../shared/form/kinds/boxes.tsx';
import { cities } from '../shared/form/kinds/cities.tsx';
import { FLAG } from '../shared/form/kinds/flag.tsx';
import { pay } from '../shared/form/kinds/pay.ts';
import type { ProfileChoices } from '../shared/profile/forms/choices.ts';

/** The form for the preferences of the feed. An empty field does not restrict the jobs. */
export const preferencesPlan = (
  { areas, cities: known }: Pick<ProfileChoices, 'areas' | 'cities'>,
  { forms, preferences }: Pick<Messages, 'forms' | 'preferences'>,
): FormPlan<typeof saveFeedPreferences> => ({
  id: 'feed-preferences',
  call: saveFeedPreferences,
  fields: [
    {
      name: 'areas',
      kind: boxes(areas, preferences.categoryMissing),
      label: preferences.category,
      hint: preferences.categoryHint,
      optional: true,
    },
    {
      name: 'cities',
      kind: cities(known, FEED_CITIES_MAX),
      label: preferences.cities,
      hint: preferences.citiesHint,
      optional: true,
    },
    {
      name: 'minPay',
      kind: pay({ min: 0.5, max: FEED_PAY_MAX_LAKH }),
      label: preferences.minSalary,
      hint: preferences.minSalaryHint,
      optional: true,
      whenEmpty: null,
    },
    {
      name: 'workFromHome',
      kind: FLAG,
      label: preferences.workFromHome,
      optional: true,
    },
  ],
  submit: preferences.saveAndSee,
  busy: forms.saving,
});
