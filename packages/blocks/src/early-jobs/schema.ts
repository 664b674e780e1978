import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { feedPage } from '../shared/feed/feed-row-data.ts';

export const earlyJobs = defineBlock({
  type: 'early-jobs',
  version: 1,
  title: 'Early applicant jobs',
  description:
    "New jobs with few applications that match the member's preferences. Members without the plan see how many there are.",
  settings: Type.Object(
    {
      emptyText: Type.String({
        minLength: 1,
        maxLength: 200,
        default: 'No new matches right now. We check again every day.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** Null without the plan. */
    feed: Type.Union([Type.Object(feedPage), Type.Null()]),
    /** The number of matching jobs, shown to seekers without the plan. */
    matches: Type.Integer({ minimum: 0 }),
  }),
  messages: ['feed', 'jobs', 'lists', 'rows'],
  hydrate: 'never',
  personal: true,
  primary: true,
  onFailure: 'show',
  vacancies: true,
  limit: 1,
  pages: ['early-applicant-jobs'],
});
