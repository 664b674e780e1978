import type { Messages } from '@broadsheet/messages/message-areas';
import type { FormField } from '../../form/form-plan.ts';
import { choice } from '../../form/kinds/choice.tsx';
import { number } from '../../form/kinds/number.ts';
import { select } from '../../form/kinds/select.tsx';
import type { ProfileChoices } from './choices.ts';
import { type ProfilePlan, profilePlan, type SubmitTexts, saveTexts } from './profile-plan.ts';

type WorkMessages = Messages['work'];

const statuses = ({ fresher, experienced }: WorkMessages) => [
  { value: 'fresher', label: fresher },
  { value: 'experienced', label: experienced },
];
const EXPERIENCED = { name: 'experienceStatus', is: 'experienced' };

/** The years of experience. */
const experienceFields = (work: WorkMessages): readonly FormField[] => [
  {
    name: 'experienceStatus',
    kind: choice(statuses(work), work.statusMissing),
    label: work.status,
  },
  {
    name: 'experienceYear',
    kind: number({ min: 0, max: 60, missing: work.yearsMissing, name: work.yearsName }),
    label: work.years,
    when: EXPERIENCED,
    hint: work.yearsHint,
  },
  {
    name: 'experienceMonth',
    kind: number({ min: 0, max: 11, missing: work.monthsMissing, name: work.months }),
    label: work.months,
    optional: true,
    when: EXPERIENCED,
  },
];

const asIds = ({ select: nothing }: WorkMessages, missing: string) => ({
  nothing,
  missing,
  toBody: Number,
});

/** The form for experience, job category and industry. */
export const workPlan = (
  { forms, work }: Pick<Messages, 'forms' | 'work'>,
  { areas, industries }: Pick<ProfileChoices, 'areas' | 'industries'>,
  texts: SubmitTexts = saveTexts({ forms }),
): ProfilePlan =>
  profilePlan('work', {
    ...texts,
    fields: [
      ...experienceFields(work),
      {
        name: 'functionalArea',
        kind: select(areas, asIds(work, work.categoryMissing)),
        label: work.category,
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'industry',
        kind: select(industries, asIds(work, work.industryMissing)),
        label: work.industry,
        optional: true,
        whenEmpty: null,
      },
    ],
  });
