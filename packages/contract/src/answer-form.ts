import Type from 'typebox';
import { FORM_CHOICES_MAX, FORM_FIELDS_MAX } from './form-limits.ts';
import { Text } from './text.ts';

/** Days after which answers are deleted. */
export const ANSWER_DAYS = { min: 1, max: 730, usual: 180 } as const;

export const FormFieldKind = Type.Enum(
  ['short-text', 'long-text', 'name', 'email', 'phone', 'choice', 'several-choices', 'tick-box'],
  { description: 'What people fill in.' },
);
export type FormFieldKind = Type.Static<typeof FormFieldKind>;

/** A field of a form, as marketing writes it. */
export const FormFieldSetting = Type.Object(
  {
    kind: Type.Enum(FormFieldKind.enum, { title: 'Kind' }),
    label: Type.String({ title: 'Label', minLength: 1, maxLength: 80 }),
    help: Type.Optional(
      Type.String({ title: 'Help', maxLength: 120, description: 'One sentence below the field.' }),
    ),
    required: Type.Optional(Type.Boolean({ title: 'Has to be filled in', default: false })),
    choices: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 80 }), {
        title: 'Choices',
        maxItems: FORM_CHOICES_MAX,
        description: 'Only for the kinds with choices: two or more.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type FormFieldSetting = Type.Static<typeof FormFieldSetting>;

/** What a form sends, by the names of its fields. */
export const SentAnswers = Type.Record(
  Type.String({ pattern: '^[a-z0-9]{1,20}$' }),
  Type.Union([
    Text({ maxLength: 4000 }),
    Type.Array(Text({ maxLength: 4000 }), { maxItems: FORM_CHOICES_MAX }),
  ]),
  { maxProperties: FORM_FIELDS_MAX + 4 },
);
export type SentAnswers = Type.Static<typeof SentAnswers>;

/** One answer, under the label that its field had. */
export const FieldAnswer = Type.Object({
  label: Type.String(),
  kind: FormFieldKind,
  /** None for a field that was left empty. */
  values: Type.Array(Type.String()),
});
export type FieldAnswer = Type.Static<typeof FieldAnswer>;
