import { useState } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { fieldOfMoment, momentOfField } from '../model/india-time.ts';

interface MomentFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (instant: string | undefined) => void;
}

/** A day and a time of day in India, as an instant. */
export const MomentField = ({ label, value, onChange }: MomentFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      className="field"
      type="datetime-local"
      value={typed ?? (value === undefined ? '' : fieldOfMoment(value))}
      onChange={(text) => {
        setTyped(text);
        const moment = momentOfField(text);
        if (moment !== undefined || text === '') onChange(moment);
      }}
      onBlur={() => setTyped(null)}
    >
      <Label>{label}</Label>
      <Input />
      <Text slot="description" className="soft">
        India’s time
      </Text>
      <FieldError className="field-error" />
    </TextField>
  );
};
