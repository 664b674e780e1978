import { defineBlock } from '@broadsheet/contract/block-definition';
import { InterviewInvite, InterviewOfSlot } from '@broadsheet/contract/entities/interview';
import Type from 'typebox';

/** Link to the job. */
const href = Type.String();
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const interviewList = defineBlock({
  type: 'interview-list',
  version: 1,
  title: 'Interviews',
  description: 'Booked interviews, and invites to book a slot.',
  settings: Type.Object(
    {
      booked: Type.String({ minLength: 1, maxLength: 60, default: 'Booked interviews' }),
      invites: Type.String({ minLength: 1, maxLength: 60, default: 'Interview invites' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    booked: Type.Array(Type.Object({ ...InterviewOfSlot.properties, href })),
    invites: Type.Array(Type.Object({ ...InterviewInvite.properties, href })),
    page: Type.Integer({ minimum: 1 }),
    hasMore: Type.Boolean(),
    /** Cursor of the next page: the last invitation of this one. */
    after: OrNull(Type.String()),
    /** The result of a form that was sent without JavaScript. */
    done: OrNull(Type.String()),
    failed: OrNull(Type.String()),
  }),
  messages: ['forms', 'interviews'],
  hydrate: 'load',
  personal: true,
  onFailure: 'show',
  pages: ['interviews'],
  limit: 1,
});
