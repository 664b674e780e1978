import Type from 'typebox';
import { ANSWER_DAYS, FormFieldSetting } from './answer-form.ts';
import { FORM_FIELDS_MAX } from './form-limits.ts';
import { INSTANT_PATTERN } from './when.ts';

/** The type of the block that shows a form. */
export const ANSWER_FORM = 'answer-form';

/** A form as marketing writes it. Its block shows it, and the server reads answers by it. */
export const FormSettings = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 80, default: 'Stay in touch' }),
    text: Type.String({ maxLength: 400, default: '' }),
    fields: Type.Array(FormFieldSetting, {
      title: 'Fields',
      minItems: 1,
      maxItems: FORM_FIELDS_MAX,
      default: [
        { kind: 'name', label: 'Name', required: true },
        { kind: 'email', label: 'Email', required: true },
      ],
    }),
    submitText: Type.String({
      title: 'Button text',
      minLength: 1,
      maxLength: 40,
      default: 'Send',
    }),
    thanks: Type.String({
      title: 'Text after sending',
      minLength: 1,
      maxLength: 240,
      default: 'Thank you. We have your answers.',
    }),
    purpose: Type.String({
      title: 'What the answers are for',
      minLength: 10,
      maxLength: 300,
      default: 'We use your answers only to contact you about this.',
      description: 'The law asks for it. It is shown above the button.',
    }),
    consent: Type.String({
      title: 'Text of the consent box',
      maxLength: 200,
      default: '',
      description: 'People have to tick it. Empty shows no box.',
    }),
    closesOn: Type.Optional(
      Type.String({
        title: 'Closes on',
        pattern: INSTANT_PATTERN,
        description: 'Date and time of the end. Without it the form stays open.',
      }),
    ),
    closedText: Type.String({
      title: 'Text after the end',
      minLength: 1,
      maxLength: 200,
      default: 'This form is closed.',
    }),
    answerDays: Type.Integer({
      title: 'Delete answers after days',
      minimum: ANSWER_DAYS.min,
      maximum: ANSWER_DAYS.max,
      default: ANSWER_DAYS.usual,
      description: 'The form says so. It counts for answers from then on.',
    }),
  },
  { additionalProperties: false },
);
export type FormSettings = Type.Static<typeof FormSettings>;

/** Whether a form takes no more answers. An end that is no date has passed. @param now epoch ms */
export const isFormClosed = ({ closesOn }: Pick<FormSettings, 'closesOn'>, now: number): boolean =>
  closesOn !== undefined && !(now < Date.parse(closesOn));
