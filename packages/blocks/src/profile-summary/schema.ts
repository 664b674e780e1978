import {
  type BlockDowngrade,
  defineBlock,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import { Completeness, Profile } from '@broadsheet/contract/entities/profile';
import {
  FormOutcomeOfWeb1,
  FormOutcomeText,
  toFormOutcomeOfWeb1,
} from '@broadsheet/contract/form-outcome';
import Type from 'typebox';

const SummaryData = Type.Object({
  ...Type.Pick(Profile.properties.pd, ['name', 'picUrl']).properties,
  /** The current position: "Senior engineer, Kaveri Systems"; null if there is none. */
  headline: Type.Union([Type.String(), Type.Null()]),
  city: Type.Union([Type.String(), Type.Null()]),
  experience: Type.Union([Type.String(), Type.Null()]),
  completeness: Type.Pick(Completeness, ['percentage', 'next']),
});
export type SummaryData = Type.Static<typeof SummaryData>;

const settings = Type.Object({}, { additionalProperties: false });
const data = Type.Object({
  /** Null for an empty profile. */
  summary: Type.Union([SummaryData, Type.Null()]),
  /** The result of a form that was sent without JavaScript. */
  notice: Type.Union([FormOutcomeText, Type.Null()]),
});

/** Version 1 called its summary `told` and its notice `outcome`. */
const toVersion1: BlockDowngrade = {
  settings,
  data: Type.Object({
    ...Type.Omit(data, ['summary', 'notice']).properties,
    told: data.properties.summary,
    outcome: Type.Union([FormOutcomeOfWeb1, Type.Null()]),
  }),
  downgradeSettings: sameSettings,
  downgradeData: ({ summary, notice }: Type.Static<typeof data>) => ({
    told: summary,
    outcome: notice && toFormOutcomeOfWeb1(notice),
  }),
};

export const profileSummary = defineBlock({
  type: 'profile-summary',
  version: 2,
  title: 'Profile: summary',
  description:
    "The member's photo, name and title, how complete the profile is, and what to add next.",
  settings,
  data,
  migrations: [sameSettings],
  downgrades: [toVersion1],
  messages: ['forms', 'profile', 'profile-summary', 'upload'],
  hydrate: 'load',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
