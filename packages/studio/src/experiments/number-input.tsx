import { useState } from 'react';
import { TextInput } from '../controls/text-input.tsx';

interface NumberInputProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly description?: string;
  readonly onChange: (value: number) => void;
}

const within = (typed: string, min: number, max: number): number | null => {
  const value = Number(typed);
  return typed.trim() !== '' && value >= min && value <= max ? value : null;
};

/** A number field. An invalid or out-of-range number shows an error and changes nothing. */
export const NumberInput = (props: NumberInputProps) => {
  const { label, value, min, max, description, onChange } = props;
  const [draft, setDraft] = useState({ typed: String(value), value });
  const typed = draft.value === value ? draft.typed : String(value);
  const isInvalid = within(typed, min, max) === null;
  return (
    <TextInput
      label={label}
      description={description}
      error={isInvalid ? `Enter a number from ${min} to ${max}.` : null}
      inputMode="decimal"
      value={typed}
      isInvalid={isInvalid}
      onChange={(next) => {
        const read = within(next, min, max);
        setDraft({ typed: next, value: read ?? value });
        if (read !== null) onChange(read);
      }}
    />
  );
};
