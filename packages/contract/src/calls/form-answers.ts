import Type from 'typebox';
import { ANSWER_DAYS, FieldAnswer, FormFieldKind } from '../answer-form.ts';
import { defineCall } from '../call.ts';
import { FORM_FIELDS_MAX } from '../form-limits.ts';
import { BLOCK_ID_PATTERN } from '../layout.ts';
import { Text } from '../text.ts';

/** How many answers an export contains at most; newer ones come first. */
export const EXPORTED_ANSWERS_MAX = 5_000;
/** Answers on one page of the table. */
export const ANSWERS_A_PAGE = 50;

const none = Type.Object({});
const internal = { service: 'user', auth: 'public', params: none, query: none } as const;

/** A form of a brand: a page and the block on it. */
export const FormRef = {
  page: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_-]{0,60}(/[a-z0-9-]{1,80})?$',
    description: 'The name of the page’s layout, such as landing/hiring-day.',
  }),
  block: Type.String({ pattern: BLOCK_ID_PATTERN, description: 'The block of the form.' }),
};

const Time = Type.String({ format: 'date-time' });

/** An answer to a form, as staff sees it. */
export const StaffAnswer = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** Counts up: answers before it are older. */
  number: Type.Integer({ minimum: 1 }),
  answeredAt: Time,
  deleteAt: Time,
  /** The text that its sender agreed to; null where the form needed no consent. */
  consent: Type.Union([Type.String(), Type.Null()]),
  answers: Type.Array(FieldAnswer),
});
export type StaffAnswer = Type.Static<typeof StaffAnswer>;

/** A form that has answers. */
export const AnsweredForm = Type.Object({
  page: Type.String(),
  block: Type.String(),
  /** The heading that the newest answer was sent under. */
  title: Type.String(),
  answers: Type.Integer({ minimum: 0 }),
  lastAnsweredAt: Type.Union([Time, Type.Null()]),
});
export type AnsweredForm = Type.Static<typeof AnsweredForm>;

/** Saves an answer that the BFF has validated by the form’s own fields, once for each key. Throws RATE_LIMITED. */
export const saveFormAnswer = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/form-answer',
  knowsReader: true,
  body: Type.Object({
    ...FormRef,
    title: Text({ maxLength: 80 }),
    key: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })),
    purpose: Text({ maxLength: 300 }),
    consent: Type.Union([Text({ maxLength: 200 }), Type.Null()]),
    days: Type.Integer({ minimum: ANSWER_DAYS.min, maximum: ANSWER_DAYS.max }),
    answers: Type.Array(
      Type.Object({
        label: Text({ maxLength: 80 }),
        kind: FormFieldKind,
        values: Type.Array(Text({ maxLength: 4000 }), { maxItems: 20 }),
      }),
      { minItems: 1, maxItems: FORM_FIELDS_MAX },
    ),
  }),
  answer: Type.Object({ isNew: Type.Boolean() }),
});

/** The brand’s forms with answers. */
export const listAnsweredForms = defineCall({
  ...internal,
  method: 'GET',
  path: '/internal/answered-forms',
  forOne: true,
  answer: Type.Object({ items: Type.Array(AnsweredForm) }),
});

/** The answers to a form, newest first. A search can be personal data: it is in the body, never in an address. */
export const listFormAnswers = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/form-answers',
  body: Type.Object({
    ...FormRef,
    search: Type.Optional(Text({ maxLength: 80 })),
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: EXPORTED_ANSWERS_MAX })),
  }),
  answer: Type.Object({
    items: Type.Array(StaffAnswer),
    hasMore: Type.Boolean(),
    /** All that match the search. */
    total: Type.Integer({ minimum: 0 }),
  }),
});

/** Deletes one answer. Throws NOT_FOUND. */
export const deleteFormAnswer = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/form-answer/delete',
  body: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: Type.Object({ page: Type.String(), block: Type.String(), answeredAt: Time }),
});
