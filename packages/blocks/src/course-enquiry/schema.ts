import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const courseEnquiry = defineBlock({
  type: 'course-enquiry',
  version: 1,
  title: 'Course enquiry',
  description: 'Sends an enquiry to the institute. Shows if the member has already enquired.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 60, default: 'Enquire about this course' }),
      text: Type.String({
        maxLength: 200,
        default:
          'The institute will email you about fees, instalments and seats. Enquiring is free.',
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
