import { city } from '../shared/form/kinds/city.tsx';
import { number } from '../shared/form/kinds/number.ts';
import type { ProfileChoices } from '../shared/profile/forms/choices.ts';
import { type ProfilePlan, profilePlan, SAVE } from '../shared/profile/forms/profile-plan.ts';
import { workPlan } from '../shared/profile/forms/work-plan.ts';

/** What jobs are picked by. */
export const updatePlan = (
  choices: Pick<ProfileChoices, 'areas' | 'industries' | 'cities'>,
): ProfilePlan =>
  profilePlan('update', {
    ...SAVE,
    fields: [
      ...workPlan(choices).fields,
      {
        name: 'currentCity',
        kind: city(choices.cities, 'Choose your city.'),
        label: 'City where you live',
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'noticePeriod',
        kind: number({ min: 0, max: 365, missing: 'Enter the days.', name: 'The notice period' }),
        label: 'Notice period, in days',
        hint: '0 if you can begin at once.',
        optional: true,
        whenEmpty: null,
      },
    ],
  });
