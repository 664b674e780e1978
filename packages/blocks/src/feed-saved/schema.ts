import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { JobRowData } from '../shared/job/job-row-data.ts';
import { PagerData } from '../shared/list/pager-data.ts';
import { Link } from '../shared/page/link.ts';

export const SavedRow = Type.Object({
  ...JobRowData.properties,
  kept: Type.String(),
  /** True if the job still accepts applications. */
  isOpen: Type.Boolean(),
});
export type SavedRow = Type.Static<typeof SavedRow>;

export const feedSaved = defineBlock({
  type: 'feed-saved',
  version: 1,
  title: 'Saved jobs',
  description: 'The jobs that the member has saved, latest first. Closed jobs are marked.',
  settings: Type.Object(
    {
      emptyText: Type.String({
        minLength: 1,
        maxLength: 200,
        default: 'No saved jobs yet. Tap the star on a job to save it.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    heading: Type.String(),
    rows: Type.Array(SavedRow),
    pager: PagerData,
    wider: Type.Array(Link),
  }),
  messages: ['jobs', 'lists', 'rows'],
  hydrate: 'never',
  personal: true,
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['saved-jobs'],
});
