import type { FeedItem } from '@broadsheet/contract/calls/feed';
import type { Messages } from '@broadsheet/messages/message-areas';
import Type from 'typebox';
import { JobRowData, toJobRow } from '../job/job-row-data.ts';
import { PagerData } from '../list/pager-data.ts';
import { Link } from '../page/link.ts';

/** A recommended job as a row of a list. */
export const FeedRowData = Type.Object({
  ...JobRowData.properties,
  reasons: Type.Array(Type.String()),
  recruiter: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
});
export type FeedRowData = Type.Static<typeof FeedRowData>;

/** The fields of one page of such a list. */
export const feedPage = {
  heading: Type.String(),
  rows: Type.Array(FeedRowData),
  pager: PagerData,
  more: Type.Union([Link, Type.Null()]),
  /** Links to other lists, if the list is empty. */
  wider: Type.Array(Link),
  userId: Type.Integer(),
  here: Type.String(),
};

/** @param now epoch milliseconds, for the age of the job */
export const toFeedRow = (
  item: FeedItem,
  now: number,
  messages: Messages['times'],
): FeedRowData => ({
  ...toJobRow(item, now, messages),
  reasons: item.reasons,
  recruiter: item.recruiter,
});
