import { defineBlock } from '@broadsheet/contract/block-definition';
import { Completeness, Profile } from '@broadsheet/contract/entities/profile';
import { FormOutcomeText } from '@broadsheet/contract/form-outcome';
import Type from 'typebox';

const SummaryData = Type.Object({
  ...Type.Pick(Profile.properties.pd, ['name', 'picUrl']).properties,
  /** Of the newest position: "Senior engineer, Kaveri Systems"; null where none is told. */
  headline: Type.Union([Type.String(), Type.Null()]),
  city: Type.Union([Type.String(), Type.Null()]),
  experience: Type.Union([Type.String(), Type.Null()]),
  completeness: Type.Pick(Completeness, ['percentage', 'next']),
});
export type SummaryData = Type.Static<typeof SummaryData>;

export const profileSummary = defineBlock({
  type: 'profile-summary',
  version: 1,
  title: 'Profile: summary',
  description:
    "The member's photo, name and title, how complete the profile is, and what to add next.",
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    /** Null where nothing was told yet. */
    told: Type.Union([SummaryData, Type.Null()]),
    /** What came of a form that was sent without JavaScript. */
    outcome: Type.Union([FormOutcomeText, Type.Null()]),
  }),
  hydrate: 'load',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
