import type { Messages } from '@broadsheet/messages/message-areas';
import { city } from '../shared/form/kinds/city.tsx';
import { number } from '../shared/form/kinds/number.ts';
import type { ProfileChoices } from '../shared/profile/forms/choices.ts';
import { type ProfilePlan, profilePlan, saveTexts } from '../shared/profile/forms/profile-plan.ts';
import { workPlan } from '../shared/profile/forms/work-plan.ts';

/** The form for the fields that match jobs. */
export const updatePlan = (
  messages: Pick<Messages, 'forms' | 'person' | 'salary' | 'work'>,
  choices: Pick<ProfileChoices, 'areas' | 'industries' | 'cities'>,
): ProfilePlan =>
  profilePlan('update', {
    ...saveTexts(messages),
    fields: [
      ...workPlan(messages, choices).fields,
      {
        name: 'currentCity',
        kind: city(choices.cities, messages.person.cityMissing),
        label: messages.person.currentCity,
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'noticePeriod',
        kind: number({
          min: 0,
          max: 365,
          missing: messages.salary.noticeMissing,
          name: messages.salary.noticePeriod,
        }),
        label: messages.salary.noticeDays,
        hint: messages.salary.noticeHint,
        optional: true,
        whenEmpty: null,
      },
    ],
  });
