import { defineBlock } from '@broadsheet/contract/block-definition';
import { REGISTRATION_STEPS } from '@broadsheet/contract/constants';
import {
  Education,
  Position,
  Registration as Progress,
  Skill,
} from '@broadsheet/contract/entities/profile';
import { orNull } from '@broadsheet/contract/or-null';
import Type from 'typebox';
import { ProfileChoices } from '../shared/profile/forms/choices.ts';
import { Offer } from '../shared/profile/forms/offer.ts';

const File = Type.Object({ url: Type.String(), name: Type.String() });

/** The data of one step; what the step does not need is empty. */
export const StepData = Type.Object({
  step: Type.Enum(REGISTRATION_STEPS),
  progress: Progress,
  choices: ProfileChoices,
  /** The initial values of the form: from the profile and, where that is empty, from the resume. */
  begin: Offer,
  /** The email of the account, which the form does not ask for again. */
  email: Type.String(),
  phone: orNull(Type.String()),
  positions: Type.Array(Position),
  educations: Type.Array(Education),
  /** Entries that are in the resume but not in the profile. */
  offers: Type.Array(Offer),
  skills: Type.Array(Skill),
  files: Type.Object({
    resume: orNull(File),
    audio: orNull(File),
    RoundZeroVideo: orNull(File),
  }),
  isReading: Type.Boolean({ description: 'The resume is being read.' }),
});
export type StepData = Type.Static<typeof StepData>;

export const registration = defineBlock({
  type: 'registration',
  version: 1,
  title: 'Registration, step by step',
  description:
    "Builds a new member's profile in six steps, filled in from the resume if there is one.",
  settings: Type.Object(
    {
      begin: Type.String({
        minLength: 1,
        maxLength: 200,
        default: 'Complete your profile in six short steps to get matching jobs.',
        description: 'Text for visitors who have no account yet.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    failed: orNull(Type.String()),
    /** Null for visitors, who first need an account. */
    seeker: orNull(StepData),
  }),
  messages: [
    'cover',
    'education',
    'forms',
    'person',
    'profile',
    'registration',
    'resume-reading',
    'salary',
    'skills',
    'upload',
    'work',
  ],
  hydrate: 'load',
  personal: true,
  primary: true,
  pages: ['registration'],
  limit: 1,
});
