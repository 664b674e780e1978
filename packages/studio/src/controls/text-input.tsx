import {
  FieldError,
  Input,
  Label,
  Text,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';

interface TextInputProps extends TextFieldProps {
  readonly label: string;
  readonly description?: string;
  /** An error of the server. It does not block another submit. */
  readonly error?: string | null;
}

/** A text field with label, help and error. */
export const TextInput = ({ label, description, error, ...field }: TextInputProps) => (
  <TextField {...field} className="field">
    <Label>{label}</Label>
    <Input aria-invalid={error ? true : undefined} />
    {(error || description) && (
      <Text slot="description" className={error ? 'field-error' : 'soft'}>
        {error || description}
      </Text>
    )}
    <FieldError className="field-error" />
  </TextField>
);
