import { useState } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { formatFieldTime, parseFieldTime } from '../model/india-time.ts';

interface TimeFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (instant: string | undefined) => void;
}

/** A date and time in India, as an instant. */
export const TimeField = ({ label, value, onChange }: TimeFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      className="field"
      type="datetime-local"
      value={typed ?? (value === undefined ? '' : formatFieldTime(value))}
      onChange={(text) => {
        setTyped(text);
        const time = parseFieldTime(text);
        if (time !== undefined || text === '') onChange(time);
      }}
      onBlur={() => setTyped(null)}
    >
      <Label>{label}</Label>
      <Input />
      <Text slot="description" className="soft">
        Indian Standard Time (IST)
      </Text>
      <FieldError className="field-error" />
    </TextField>
  );
};
