import type { FeedItem } from '@broadsheet/contract/calls/feed';
import Type from 'typebox';
import { JobRowData, toJobRow } from './job-row-data.ts';

/** A job that is offered to its reader, as one line of a list. */
export const FeedRowData = Type.Object({
  ...JobRowData.properties,
  reasons: Type.Array(Type.String()),
  recruiter: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
});
export type FeedRowData = Type.Static<typeof FeedRowData>;

/** @param now epoch milliseconds, from which the age is told. */
export const toFeedRow = (item: FeedItem, now: number): FeedRowData => ({
  ...toJobRow(item, now),
  reasons: item.reasons,
  recruiter: item.recruiter,
});
