import type { Skill } from '@broadsheet/contract/entities/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { FormField } from '../../form/form-plan.ts';
import { FLAG } from '../../form/kinds/flag.tsx';
import { textarea } from '../../form/kinds/textarea.tsx';
import { type ProfilePlan, profilePlan, type SubmitTexts, saveTexts } from './profile-plan.ts';
import { skillsKind } from './skills-kind.tsx';

const LETTER_MAX = 5_000;

/** The cover letter of an application. */
export const letterFields = ({ cover }: Pick<Messages, 'cover'>): readonly FormField[] => [
  {
    name: 'coverletter',
    kind: textarea(LETTER_MAX, 8),
    label: cover.letter,
    hint: cover.letterHint,
    optional: true,
    whenEmpty: '',
  },
  {
    name: 'includeCoverletter',
    kind: FLAG,
    label: cover.send,
    optional: true,
  },
];

/** The form for the cover letter and the skills. @param known skills with their names */
export const coverPlan = (
  messages: Pick<Messages, 'cover' | 'forms' | 'skills'>,
  known: readonly Skill[],
  texts: SubmitTexts = saveTexts(messages),
): ProfilePlan =>
  profilePlan('cover', {
    ...texts,
    fields: [
      {
        name: 'skills',
        kind: skillsKind(messages, known),
        label: messages.skills.label,
        hint: messages.skills.hint,
        optional: true,
      },
      ...letterFields(messages),
    ],
  });
