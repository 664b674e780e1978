import Type from 'typebox';
import { Brand } from '../brand.ts';
import { orNull } from '../or-null.ts';
import { Instant } from '../when.ts';
import { ChangeId, ReleaseId, StudioFile } from './change.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

/** What can start or end by itself. */
const CALENDAR_KINDS = [
  'banner',
  'block',
  'change',
  'competition',
  'experiment',
  'page',
  'release',
  'rollout',
  'variant',
] as const;

/** One thing with a start or an end, on the sites that have it. */
export const CalendarEntry = Type.Object({
  kind: Type.Enum(CALENDAR_KINDS),
  title: Type.String(),
  files: Type.Array(StudioFile),
  block: orNull(Type.String({ description: 'The id of a block that has times of its own.' })),
  change: orNull(ChangeId),
  release: orNull(ReleaseId),
  brands: Type.Array(Brand),
  /** Null: it is on already. */
  from: orNull(Instant),
  /** Exclusive. Null: without an end. */
  until: orNull(Instant),
  overlaps: Type.Array(Type.String(), {
    description:
      'Titles of others that change the same content for the same site at a common time.',
  }),
});
export type CalendarEntry = Readonly<Type.Static<typeof CalendarEntry>>;

/** Everything that starts or ends from a week ago on, and what runs now, by its start. */
export const listCalendar = defineStudioCall({
  method: 'GET',
  path: '/calendar',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ items: Type.Array(CalendarEntry) }),
});
