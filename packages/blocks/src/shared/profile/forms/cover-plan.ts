import type { Skill } from '@broadsheet/contract/entities/profile';
import type { FormField } from '../../form/form-plan.ts';
import { FLAG } from '../../form/kinds/flag.tsx';
import { textarea } from '../../form/kinds/textarea.tsx';
import { type ProfilePlan, profilePlan, SAVE, type SubmitTexts } from './profile-plan.ts';
import { skillsKind } from './skills-kind.tsx';

const LETTER_MAX = 5_000;

/** What goes along with an application. */
export const LETTER_FIELDS: readonly FormField[] = [
  {
    name: 'coverletter',
    kind: textarea(LETTER_MAX, 8),
    label: 'Cover letter',
    hint: 'A few lines on why you are good at what you do.',
    optional: true,
    whenEmpty: '',
  },
  {
    name: 'includeCoverletter',
    kind: FLAG,
    label: 'Send the letter along with each application',
    optional: true,
  },
];

/** What goes along with an application, and what somebody is good at. @param known skills by their words */
export const coverPlan = (known: readonly Skill[], texts: SubmitTexts = SAVE): ProfilePlan =>
  profilePlan('cover', {
    ...texts,
    fields: [
      {
        name: 'skills',
        kind: skillsKind(known),
        label: 'Your skills',
        hint: 'The strongest first. Several at once with commas between them.',
        optional: true,
      },
      ...LETTER_FIELDS,
    ],
  });
