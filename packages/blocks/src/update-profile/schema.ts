import { defineBlock } from '@broadsheet/contract/block-definition';
import { orNull } from '@broadsheet/contract/or-null';
import Type from 'typebox';
import { ProfileChoices } from '../shared/profile/forms/choices.ts';
import { Offer } from '../shared/profile/forms/offer.ts';

const { cities, areas, industries } = ProfileChoices.properties;

export const updateProfile = defineBlock({
  type: 'update-profile',
  version: 1,
  title: 'Update profile',
  description:
    'A short form with the facts that jobs are matched by, next to what the resume says.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Update your profile' }),
      text: Type.String({
        maxLength: 240,
        default: 'We match jobs to it, and recruiters search by it.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    begin: Offer,
    choices: Type.Object({ cities, areas, industries }),
    /** The experience as text, if resume and profile differ and the seeker has not chosen yet; else null. */
    mismatch: orNull(Type.Object({ resume: Type.String(), profile: Type.String() })),
    /** The path of this page, and the path that follows it. */
    here: Type.String(),
    next: Type.String(),
    failed: orNull(Type.String()),
  }),
  messages: ['forms', 'person', 'salary', 'update-profile', 'work'],
  hydrate: 'load',
  personal: true,
  primary: true,
  pages: ['update-profile'],
  limit: 1,
});
