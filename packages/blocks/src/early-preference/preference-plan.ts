import { saveEarlyPreference } from '@broadsheet/contract/calls/early-applicant';
import {
  EARLY_YEARS_MAX,
  FEED_CITIES_MAX,
  FEED_PAY_MAX_LAKH,
} from '@broadsheet/contract/constants';
import type { Skill } from '@broadsheet/contract/entities/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { boxes } from '../shared/form/kinds/boxes.tsx';
import { cities } from '../shared/form/kinds/cities.tsx';
import { FLAG } from '../shared/form/kinds/flag.tsx';
import { number } from '../shared/form/kinds/number.ts';
import { pay } from '../shared/form/kinds/pay.ts';
import type { ProfileChoices } from '../shared/profile/forms/choices.ts';
import { skillsKind } from '../shared/profile/forms/skills-kind.tsx';

interface Choices extends Pick<ProfileChoices, 'areas' | 'cities'> {
  readonly skills: readonly Skill[];
  readonly offered: readonly Skill[];
}

/** The form for early-applicant preferences. An empty field does not restrict the jobs. */
export const preferencePlan = (
  { areas, cities: known, skills, offered }: Choices,
  { forms, preferences, skills: skillMessages }: Pick<Messages, 'forms' | 'preferences' | 'skills'>,
): FormPlan<typeof saveEarlyPreference> => ({
  id: 'early-preference',
  call: saveEarlyPreference,
  fields: [
    {
      name: 'areas',
      kind: boxes(areas, preferences.categoryMissing),
      label: preferences.category,
      hint: preferences.earlyCategoryHint,
      optional: true,
    },
    {
      name: 'skills',
      kind: skillsKind({ skills: skillMessages }, skills, offered),
      label: preferences.skills,
      hint: preferences.skillsHint,
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
      name: 'experience',
      kind: number({
        min: 0,
        max: EARLY_YEARS_MAX,
        decimals: 0,
        missing: preferences.experienceMissing,
        name: preferences.experienceName,
      }),
      label: preferences.experience,
      hint: preferences.experienceHint,
      optional: true,
      whenEmpty: null,
    },
    {
      name: 'minPay',
      kind: pay({ min: 0.5, max: FEED_PAY_MAX_LAKH }),
      label: preferences.minSalary,
      hint: preferences.minSalaryHint,
      optional: true,
      whenEmpty: null,
    },
    { name: 'mails', kind: FLAG, label: preferences.dailyEmail, optional: true },
  ],
  submit: forms.save,
  busy: forms.saving,
});
