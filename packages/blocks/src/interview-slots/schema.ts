import { defineBlock } from '@broadsheet/contract/block-definition';
import { InterviewCalendar, InterviewSlot } from '@broadsheet/contract/entities/interview';
import Type from 'typebox';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const interviewSlots = defineBlock({
  type: 'interview-slots',
  version: 1,
  title: 'Interview times',
  description:
    'The free times of an interview by day: book one and leave a note for the recruiter.',
  settings: Type.Object(
    {
      unsuited: Type.String({ minLength: 1, maxLength: 60, default: 'No slot suits you?' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    calendar: InterviewCalendar,
    /** Of its job. */
    href: Type.String(),
    /** That can be booked. */
    free: Type.Array(InterviewSlot),
    booked: OrNull(InterviewSlot),
    /** ISO 8601: until when the recruiter cannot be written to again. */
    toldUntil: OrNull(Type.String()),
    /** What has become of a form that was sent without JavaScript. */
    done: OrNull(Type.String()),
    failed: OrNull(Type.String()),
  }),
  hydrate: 'load',
  personal: true,
  primary: true,
  pages: ['interview'],
  limit: 1,
});
