import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { JobRowData } from '../shared/job/job-row-data.ts';
import { PagerData } from '../shared/list/pager-data.ts';
import { Link } from '../shared/page/link.ts';

export const feedRemoved = defineBlock({
  type: 'feed-removed',
  version: 1,
  title: 'Hidden jobs',
  description: 'The jobs and recruiters that the member has hidden, with a way to show them again.',
  settings: Type.Object(
    {
      emptyText: Type.String({
        minLength: 1,
        maxLength: 200,
        default: 'No hidden jobs. To hide a job, choose "Not interested" in a list.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    heading: Type.String(),
    rows: Type.Array(
      Type.Object({ ...JobRowData.properties, when: Type.String(), undo: Type.String() }),
    ),
    pager: PagerData,
    recruiters: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        text: Type.String(),
        href: Type.String(),
        undo: Type.String(),
      }),
    ),
    recruitersPager: PagerData,
    wider: Type.Array(Link),
    here: Type.String(),
  }),
  messages: ['feed', 'jobs', 'lists'],
  hydrate: 'never',
  personal: true,
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['removedjobs'],
});
