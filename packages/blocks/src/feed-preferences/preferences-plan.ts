import { saveFeedPreferences } from '@broadsheet/contract/calls/feed-preferences';
import { FEED_CITIES_MAX, FEED_PAY_MAX_LAKH } from '@broadsheet/contract/constants';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { boxes } from '../shared/form/kinds/boxes.tsx';
import { cities } from '../shared/form/kinds/cities.tsx';
import { FLAG } from '../shared/form/kinds/flag.tsx';
import { pay } from '../shared/form/kinds/pay.ts';
import type { ProfileChoices } from '../shared/profile/forms/choices.ts';

/** What a seeker wants of the feed; a field that is left empty asks for nothing. */
export const preferencesPlan = ({
  areas,
  cities: known,
}: Pick<ProfileChoices, 'areas' | 'cities'>): FormPlan<typeof saveFeedPreferences> => ({
  id: 'feed-preferences',
  call: saveFeedPreferences,
  fields: [
    {
      name: 'areas',
      kind: boxes(areas, 'Choose a kind of work.'),
      label: 'Kinds of work',
      hint: 'At most ten. Without one, your profile decides.',
      optional: true,
    },
    {
      name: 'cities',
      kind: cities(known, FEED_CITIES_MAX),
      label: 'Cities',
      hint: 'Jobs that can be done from home or from anywhere are shown as well.',
      optional: true,
    },
    {
      name: 'minPay',
      kind: pay({ min: 0.5, max: FEED_PAY_MAX_LAKH }),
      label: 'Pay, in lakh rupees a year, from',
      hint: 'Jobs that do not tell their pay are shown as well.',
      optional: true,
      whenEmpty: null,
    },
    {
      name: 'workFromHome',
      kind: FLAG,
      label: 'Only jobs that are done from home',
      optional: true,
    },
  ],
  submit: 'Save and see your jobs',
  busy: 'Saving…',
});
