import type { FormField } from '../../form/form-plan.ts';
import { choice } from '../../form/kinds/choice.tsx';
import { number } from '../../form/kinds/number.ts';
import { select } from '../../form/kinds/select.tsx';
import type { ProfileChoices } from './choices.ts';
import { type ProfilePlan, profilePlan, SAVE, type SubmitTexts } from './profile-plan.ts';

const STATUSES = [
  { value: 'fresher', label: 'This is my first job' },
  { value: 'experienced', label: 'I have worked' },
];
const EXPERIENCED = { name: 'experienceStatus', is: 'experienced' };

/** How long somebody has worked. */
const EXPERIENCE_FIELDS: readonly FormField[] = [
  {
    name: 'experienceStatus',
    kind: choice(STATUSES, 'Choose one of the two.'),
    label: 'Have you worked before?',
  },
  {
    name: 'experienceYear',
    kind: number({ min: 0, max: 60, missing: 'Enter the years.', name: 'The years' }),
    label: 'Years of experience',
    when: EXPERIENCED,
    hint: 'Full years; 0 for less than one.',
  },
  {
    name: 'experienceMonth',
    kind: number({ min: 0, max: 11, missing: 'Enter the months.', name: 'The months' }),
    label: 'and months',
    optional: true,
    when: EXPERIENCED,
  },
];

const asIds = (nothing: string) => ({
  nothing,
  missing: 'Choose one.',
  toBody: Number,
});

/** In how far somebody has worked, and in what. */
export const workPlan = (
  { areas, industries }: Pick<ProfileChoices, 'areas' | 'industries'>,
  texts: SubmitTexts = SAVE,
): ProfilePlan =>
  profilePlan('work', {
    ...texts,
    fields: [
      ...EXPERIENCE_FIELDS,
      {
        name: 'functionalArea',
        kind: select(areas, asIds('Not said')),
        label: 'Kind of work',
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'industry',
        kind: select(industries, asIds('Not said')),
        label: 'Industry',
        optional: true,
        whenEmpty: null,
      },
    ],
  });
