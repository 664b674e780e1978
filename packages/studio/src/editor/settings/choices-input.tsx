import { Checkbox, CheckboxGroup, FieldError, Label, Text } from 'react-aria-components';
import type { FieldProps } from './field-frame.tsx';
import { formatChoice, type Schema } from './field-kind.ts';

interface ChoicesInputProps extends FieldProps {
  readonly item: Schema;
  readonly values: readonly (string | number)[];
}

/** Several of a few values, each as a checkbox. */
export const ChoicesInput = ({ field, value, onChange, item, values }: ChoicesInputProps) => {
  const given = value ?? field.schema.default;
  const chosen = Array.isArray(given) ? given.map(String) : [];
  const isMissing = chosen.length === 0 && Number(field.schema.minItems ?? 0) > 0;
  return (
    <CheckboxGroup
      className="field"
      value={chosen}
      isInvalid={isMissing}
      onChange={(next) => onChange(values.filter((each) => next.includes(String(each))))}
    >
      <Label>{field.label}</Label>
      {values.map((each) => (
        <Checkbox key={each} value={String(each)} className="editor-check">
          <span className="editor-box" />
          {formatChoice(item, each)}
        </Checkbox>
      ))}
      {field.help && (
        <Text slot="description" className="soft">
          {field.help}
        </Text>
      )}
      <FieldError className="field-error">Choose at least one.</FieldError>
    </CheckboxGroup>
  );
};
