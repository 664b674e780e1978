import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { ProfileChoices } from '../shared/profile/forms/choices.ts';

const { areas, cities } = ProfileChoices.properties;

export const feedPreferences = defineBlock({
  type: 'feed-preferences',
  version: 1,
  title: 'Job preferences',
  description: 'A form for what the member wants to see in Jobs for you.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Your preferences' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    values: Type.Record(Type.String(), Type.String()),
    choices: Type.Object({ areas, cities }),
    /** The preferences from the profile, as text; empty if there are none. */
    known: Type.String(),
    next: Type.String(),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['forms', 'preferences'],
  hydrate: 'load',
  personal: true,
  primary: true,
  limit: 1,
  pages: ['personalize-jobfeed'],
});
