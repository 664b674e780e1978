import Type from 'typebox';
import { Brand } from '../brand.ts';
import { AnsweredForm, FormRef, StaffAnswer } from '../calls/form-answers.ts';
import { orNull } from '../or-null.ts';
import { Text } from '../text.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

/** A form of the live content, or one that was there and has answers. */
export const StudioForm = Type.Object({
  ...AnsweredForm.properties,
  /** The title of a landing page; null where the name of the page is that of its kind. */
  pageTitle: Type.Union([Type.String(), Type.Null()]),
  isLive: Type.Boolean({ description: 'A page that is live has the form now.' }),
  /** Null: its answers are passed on to no other system. */
  webhook: orNull(Type.Enum(['running', 'paused'])),
});
export type StudioForm = Readonly<Type.Static<typeof StudioForm>>;

const OfForm = { brand: Brand, ...FormRef };

/** The forms of a site, those with the newest answers first. */
export const listForms = defineStudioCall({
  method: 'GET',
  path: '/forms',
  role: 'publisher',
  params: Nothing,
  query: Type.Object({ brand: Brand }, { additionalProperties: false }),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(StudioForm) }),
});

/** The answers to a form, newest first. A POST, because a search can be personal data. */
export const listAnswers = defineStudioCall({
  method: 'POST',
  path: '/forms/answers',
  role: 'publisher',
  params: Nothing,
  query: Nothing,
  body: Type.Object(
    {
      ...OfForm,
      search: Type.Optional(Text({ maxLength: 80 })),
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    items: Type.Array(StaffAnswer),
    hasMore: Type.Boolean(),
    total: Type.Integer({ minimum: 0 }),
  }),
});

/** The answers to a form as a CSV file, newest first. */
export const exportAnswers = defineStudioCall({
  method: 'POST',
  path: '/forms/export',
  role: 'publisher',
  params: Nothing,
  query: Nothing,
  body: Type.Object(OfForm, { additionalProperties: false }),
  answer: Type.Object({
    csv: Type.String(),
    answers: Type.Integer({ minimum: 0 }),
    /** Older answers that are not in the file. */
    left: Type.Integer({ minimum: 0 }),
  }),
});

/** Deletes one answer for good. NOT_FOUND. */
export const deleteAnswer = defineStudioCall({
  method: 'POST',
  path: '/forms/answers/{answer}/delete',
  role: 'publisher',
  params: Type.Object({ answer: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  query: Nothing,
  body: Type.Object({ brand: Brand }, { additionalProperties: false }),
  answer: Type.Object({}),
});
