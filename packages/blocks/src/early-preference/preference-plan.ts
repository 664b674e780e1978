import { saveEarlyPreference } from '@broadsheet/contract/calls/early-applicant';
import {
  EARLY_YEARS_MAX,
  FEED_CITIES_MAX,
  FEED_PAY_MAX_LAKH,
} from '@broadsheet/contract/constants';
import type { Skill } from '@broadsheet/contract/entities/profile';
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

/** For which jobs a seeker wants to be early; a field that is left empty asks for nothing. */
export const preferencePlan = ({
  areas,
  cities: known,
  skills,
  offered,
}: Choices): FormPlan<typeof saveEarlyPreference> => ({
  id: 'early-preference',
  call: saveEarlyPreference,
  fields: [
    {
      name: 'areas',
      kind: boxes(areas, 'Choose a kind of work.'),
      label: 'Kinds of work',
      hint: 'At most ten. Jobs are of one of them.',
      optional: true,
    },
    {
      name: 'skills',
      kind: skillsKind(skills, offered),
      label: 'Skills',
      hint: 'Jobs ask for at least one of them.',
      optional: true,
    },
    {
      name: 'cities',
      kind: cities(known, FEED_CITIES_MAX),
      label: 'Cities',
      hint: 'Jobs that can be done from home or from anywhere are among them as well.',
      optional: true,
    },
    {
      name: 'experience',
      kind: number({
        min: 0,
        max: EARLY_YEARS_MAX,
        decimals: 0,
        missing: 'Enter the years.',
        name: 'The experience',
      }),
      label: 'Experience, in years',
      hint: 'Jobs are open to somebody with as many.',
      optional: true,
      whenEmpty: null,
    },
    {
      name: 'minPay',
      kind: pay({ min: 0.5, max: FEED_PAY_MAX_LAKH }),
      label: 'Expected pay, in lakh rupees a year, from',
      hint: 'Jobs that do not tell their pay are among them as well.',
      optional: true,
      whenEmpty: null,
    },
    { name: 'mails', kind: FLAG, label: 'One mail a day with what is new', optional: true },
  ],
  submit: 'Save',
  busy: 'Saving…',
});
