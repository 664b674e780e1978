import type { FieldAnswer, FormFieldKind, FormFieldSetting, SentAnswers } from './answer-form.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from './entities/account.ts';
import { hashText } from './hash-text.ts';
import { normalizePhone } from './normalize-phone.ts';

/** The longest text of each kind, in characters. */
const LENGTH_MAX = {
  'short-text': 200,
  'long-text': 2000,
  name: 100,
  email: 254,
  phone: 32,
  choice: 80,
  'several-choices': 80,
  'tick-box': 3,
} as const satisfies Readonly<Record<FormFieldKind, number>>;
export const textMaxOf = ({ kind }: Pick<FormFieldSetting, 'kind'>): number => LENGTH_MAX[kind];

/** The longest text of any field, in characters. */
export const TEXT_MAX = LENGTH_MAX['long-text'];

/** The text that a ticked box sends, and that its answer shows. */
export const TICKED = 'Yes';

/** The field of the consent in a form that needs one. */
export const CONSENT_FIELD = 'consent';

/**
 * The name of a field in what its form sends: the same as long as its label is, wherever the field moves. Two fields with one
 * label are a finding of the content check.
 */
export const fieldNameOf = ({ label }: Pick<FormFieldSetting, 'label'>): string =>
  `f${hashText(label.trim().toLowerCase()).toString(36)}`;

/** Why an answer is refused. */
export const FIELD_FAULTS = ['missing', 'too-long', 'email', 'phone', 'choice'] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** The fields of a form as its block is published, and whether it needs a consent. */
export interface AnsweredForm {
  readonly fields: readonly FormFieldSetting[];
  readonly needsConsent: boolean;
}

export interface ReadAnswers {
  readonly answers: readonly FieldAnswer[];
  readonly faults: Readonly<Record<string, FieldFault>>;
  /** Names that no field of the form has. */
  readonly unknown: readonly string[];
}

/** A choice as it is compared: browsers send the white space of a choice in several ways. */
export const tidyChoice = (text: string): string => text.trim().replace(/\s+/g, ' ');

const hasChoices = ({ kind }: Pick<FormFieldSetting, 'kind'>): boolean =>
  kind === 'choice' || kind === 'several-choices';

const valuesOf = (sent: SentAnswers, name: string): readonly string[] => {
  const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
  const texts = value === undefined ? [] : typeof value === 'string' ? [value] : value;
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};

const EMAIL = new RegExp(EMAIL_PATTERN, 'u');
const PHONE = new RegExp(PHONE_PATTERN, 'u');

const faultOf = (field: FormFieldSetting, values: readonly string[]): FieldFault | null => {
  const { kind, choices = [], required = false } = field;
  const [first] = values;
  if (first === undefined) return required ? 'missing' : null;
  if (values.some((value) => value.length > textMaxOf(field))) return 'too-long';
  if (kind === 'email') return EMAIL.test(first) ? null : 'email';
  if (kind === 'phone') return PHONE.test(normalizePhone(first)) ? null : 'phone';
  if (kind === 'tick-box') return first === TICKED ? null : 'choice';
  if (!hasChoices(field)) return values.length > 1 ? 'too-long' : null;
  if (kind === 'choice' && values.length > 1) return 'choice';
  const known = choices.map(tidyChoice);
  return values.every((value) => known.includes(value)) ? null : 'choice';
};

/** Reads what a form has sent, by its own fields. Pure: the browser and the server read alike. */
export const readAnswers = (
  { fields, needsConsent }: AnsweredForm,
  sent: SentAnswers,
): ReadAnswers => {
  const read = fields.map((field) => {
    const name = fieldNameOf(field);
    const given = valuesOf(sent, name);
    const values = [...new Set(hasChoices(field) ? given.map(tidyChoice) : given)];
    return { field, name, values, fault: faultOf(field, values) };
  });
  const known = new Set([CONSENT_FIELD, ...read.map(({ name }) => name)]);
  const lacksConsent = needsConsent && valuesOf(sent, CONSENT_FIELD)[0] !== TICKED;
  return {
    answers: read.map(({ field: { label, kind }, values }) => ({ label, kind, values })),
    faults: Object.fromEntries([
      ...read.flatMap(({ name, fault }) => (fault === null ? [] : [[name, fault] as const])),
      ...(lacksConsent ? [[CONSENT_FIELD, 'missing'] as const] : []),
    ]),
    unknown: Object.keys(sent).filter((name) => !known.has(name)),
  };
};
