import type { CallDefinition } from '@broadsheet/contract/call';
import type { CallFault } from '@broadsheet/contract/call-result';
import { formatMessage } from '@broadsheet/messages/format-message';
import {
  type FieldKind,
  type FormMessages,
  type KindTraits,
  resolveKindText,
  traitsOf,
} from './field-kinds.ts';
import type { FormField, FormPlan, Typed } from './form-plan.ts';
import { sentOf } from './typed-values.ts';

/** Short error messages by field name. */
export type Faults = Readonly<Record<string, string>>;

const faultOf = (field: FormField, value: string, messages: FormMessages): string | null => {
  const { pattern, missing, wrong, check } = traitsOf(field);
  const isEmpty = value === '' || (field.kind === 'checkbox' && value === '0');
  if (isEmpty) return field.optional ? null : resolveKindText(missing, messages);
  if (field.word !== undefined && value !== field.word)
    return formatMessage(messages.wordMissing, { word: field.word });
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return resolveKindText(wrong ?? missing, messages);
  return check?.(value, messages) ?? null;
};

/** Validates the fields before anything is sent. */
export const findFaults = (
  { fields, check }: Pick<FormPlan<CallDefinition>, 'fields' | 'check'>,
  typed: Typed,
  messages: FormMessages,
): Faults => ({
  ...check?.(typed),
  ...Object.fromEntries(
    sentOf(fields, typed).flatMap((field) => {
      const fault = faultOf(field, typed[field.name] ?? '', messages);
      return fault === null ? [] : [[field.name, fault]];
    }),
  ),
});

/** Errors that concern one field, which is found by its kind. */
const KIND_BY_CODE: Readonly<Record<string, readonly (FieldKind | KindTraits)[]>> = {
  WRONG_PASSWORD: ['password'],
  CODE_WRONG: ['code', 'recovery-code'],
};

/** A message that is a full sentence is shown as it is; others get the label of the field in front. */
const formatDetail = (
  { label }: FormField,
  message: string,
  { fieldFault }: Pick<FormMessages, 'fieldFault'>,
): string =>
  message.endsWith('.') ? message : formatMessage(fieldFault, { field: label, fault: message });

/**
 * Maps the errors of the server to their fields. An error without a field of this form is shown by the message of the
 * response.
 */
export const faultsOfAnswer = (
  fields: readonly FormField[],
  { code, message, details }: CallFault,
  messages: Pick<FormMessages, 'fieldFault'>,
): Faults => {
  const kinds = KIND_BY_CODE[code ?? ''] ?? [];
  const meant = fields.find(({ kind }) => kinds.includes(kind));
  if (meant) return { [meant.name]: message };
  const byField = details.flatMap((detail) => {
    const path = detail.path.split('/').slice(1);
    const field =
      fields.find(({ name }) => path.join('.') === name) ??
      fields.find(({ name }) => path.at(-1) === name);
    return field ? [[field.name, formatDetail(field, detail.message, messages)]] : [];
  });
  return Object.fromEntries(byField);
};
