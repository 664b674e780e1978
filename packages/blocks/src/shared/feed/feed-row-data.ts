import type { FeedItem } from '@broadsheet/contract/calls/feed';
import Type from 'typebox';
import { JobRowData, toJobRow } from '../job/job-row-data.ts';
import { PagerData } from '../list/pager-data.ts';
import { Link } from '../page/link.ts';

/** A job that is offered to its reader, as one line of a list. */
export const FeedRowData = Type.Object({
  ...JobRowData.properties,
  reasons: Type.Array(Type.String()),
  recruiter: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
});
export type FeedRowData = Type.Static<typeof FeedRowData>;

/** What a page of such a list has. */
export const feedPage = {
  heading: Type.String(),
  rows: Type.Array(FeedRowData),
  pager: PagerData,
  more: Type.Union([Link, Type.Null()]),
  /** Where to go instead, when there are no rows. */
  wider: Type.Array(Link),
  userId: Type.Integer(),
  here: Type.String(),
};

/** @param now epoch milliseconds, from which the age is told. */
export const toFeedRow = (item: FeedItem, now: number): FeedRowData => ({
  ...toJobRow(item, now),
  reasons: item.reasons,
  recruiter: item.recruiter,
});
