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
    /** The path that follows a successful form. */
    next: Type.String(),
    action: Type.String(),
    /** The day of the enquiry, as text; empty if there is none or the reader is unknown. */
    enquiredOn: Type.String(),
    /** The notice after an enquiry. */
    said: Type.String(),
    failed: Type.Union([Type.String(), Type.Null()]),
    /** True for the anonymous page: visitors are sent to the login first. */
    isForAll: Type.Boolean(),
    /** True if the reader's settings allow an enquiry about similar courses too. */
    maySimilar: Type.Boolean(),
  }),
  messages: ['courses'],
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['course'],
});
