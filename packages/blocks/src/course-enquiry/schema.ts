import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const courseEnquiry = defineBlock({
  type: 'course-enquiry',
  version: 1,
  title: 'Course enquiry',
  description: 'Asks the institute to contact the member. Says so if they already asked.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 60, default: 'Ask the institute' }),
      text: Type.String({
        maxLength: 200,
        default:
          'They write to the address of your account: fees in parts, seats and what comes next.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    courseId: Type.Integer(),
    /** Where the form's success leads. */
    next: Type.String(),
    action: Type.String(),
    /** When the reader enquired, as people say it; empty when not, or nothing is known of the reader. */
    enquiredOn: Type.String(),
    /** What the enquiry has just come back with. */
    said: Type.String(),
    failed: Type.Union([Type.String(), Type.Null()]),
    /** Nobody in particular reads: who is not logged in is led to the login first. */
    isForAll: Type.Boolean(),
    /** The reader's settings let similar courses be asked about, too. */
    maySimilar: Type.Boolean(),
  }),
  messages: ['courses'],
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['course'],
});
