import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { feedPage } from '../shared/feed/feed-row-data.ts';
import { Link } from '../shared/page/link.ts';

export const feedList = defineBlock({
  type: 'feed-list',
  version: 1,
  title: 'Jobs for you',
  description:
    'Open jobs that match the member, best match first, with the reason for each. Members can hide jobs.',
  settings: Type.Object(
    {
      tellMore: Type.String({
        minLength: 1,
        maxLength: 160,
        default: 'These are the newest jobs. Tell us what you want to see better matches.',
        description: 'Text above the jobs of a member without preferences.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    ...feedPage,
    /** True if the seeker has set no preferences. */
    isOpen: Type.Boolean(),
    customise: Link,
    chips: Type.Array(Link),
    clearHref: Type.String(),
    sorts: Type.Array(Type.Object({ ...Link.properties, current: Type.Boolean() })),
  }),
  messages: ['feed', 'jobs', 'lists', 'rows'],
  hydrate: 'never',
  personal: true,
  primary: true,
  onFailure: 'show',
  vacancies: true,
  limit: 1,
  pages: ['jobfeed'],
});
