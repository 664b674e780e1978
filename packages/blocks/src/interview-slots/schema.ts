import {
  type BlockDowngrade,
  defineBlock,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import { InterviewCalendar, InterviewSlot } from '@broadsheet/contract/entities/interview';
import Type from 'typebox';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const settings = Type.Object(
  {
    unsuited: Type.String({ minLength: 1, maxLength: 60, default: 'No slot works for you?' }),
  },
  { additionalProperties: false },
);
const data = Type.Object({
  calendar: InterviewCalendar,
  /** Link to the job. */
  href: Type.String(),
  /** The free slots. */
  free: Type.Array(InterviewSlot),
  booked: OrNull(InterviewSlot),
  /** ISO 8601: when the recruiter can be notified again; null is now. */
  nextNotifyAt: OrNull(Type.String()),
  /** The result of a form that was sent without JavaScript. */
  done: OrNull(Type.String()),
  failed: OrNull(Type.String()),
});

/** Version 1 called `nextNotifyAt` `toldUntil`. */
const toVersion1: BlockDowngrade = {
  settings,
  data: Type.Object({
    ...Type.Omit(data, ['nextNotifyAt']).properties,
    toldUntil: data.properties.nextNotifyAt,
  }),
  downgradeSettings: sameSettings,
  downgradeData: ({ nextNotifyAt, ...rest }: Type.Static<typeof data>) => ({
    ...rest,
    toldUntil: nextNotifyAt,
  }),
};

export const interviewSlots = defineBlock({
  type: 'interview-slots',
  version: 2,
  title: 'Interview slots',
  description:
    'The free slots of an interview by day: book one and leave a note for the recruiter.',
  settings,
  data,
  migrations: [sameSettings],
  downgrades: [toVersion1],
  messages: ['device-offer', 'forms', 'interviews'],
  hydrate: 'load',
  personal: true,
  primary: true,
  pages: ['interview'],
  limit: 1,
});
