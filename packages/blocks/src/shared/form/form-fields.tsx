import { EntryFrame, inEntries } from './entry-frame.tsx';
import type { FormMessages } from './field-kinds.ts';
import type { FieldNotes, FormField } from './form-plan.ts';
import { FormRow } from './form-row.tsx';
import { visibleFields } from './typed-values.ts';
import type { CallFormState } from './use-call-form.ts';

interface FormFieldsProps {
  readonly fields: readonly FormField[];
  readonly state: Pick<CallFormState, 'isLive' | 'faults' | 'begun' | 'current' | 'onInput'>;
  /** The source of values, if the user should know it. */
  readonly notes: FieldNotes;
  readonly idOf: (name: string) => string;
  readonly messages: FormMessages;
}

/** The fields of a form. With JavaScript it shows only those that the answers so far need. */
export const FormFields = ({ fields, state, notes, idOf, messages }: FormFieldsProps) => {
  const { isLive, faults, begun, current, onInput } = state;
  const last = fields.at(-1)?.name;
  /** A value that the user has changed needs no note. */
  const noteOf = (name: string) =>
    begun[name] && current[name] === begun[name] ? notes[name] : undefined;
  return inEntries(isLive ? visibleFields(fields, current) : fields).map(
    ({ entry, fields: ofEntry }) => (
      <EntryFrame key={entry?.key ?? ofEntry[0]?.name} entry={entry}>
        {ofEntry.map((field) => (
          <FormRow
            key={field.name}
            id={idOf(field.name)}
            field={field}
            value={begun[field.name] ?? ''}
            note={noteOf(field.name)}
            isLast={field.name === last}
            isLive={isLive}
            fault={faults[field.name]}
            length={current[field.name]?.length ?? 0}
            messages={messages}
            onChange={onInput}
          />
        ))}
      </EntryFrame>
    ),
  );
};
