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
}

/** A line of text with its label, help and error. */
export const TextInput = ({ label, description, ...field }: TextInputProps) => (
  <TextField {...field} className="field">
    <Label>{label}</Label>
    <Input />
    {description && (
      <Text slot="description" className="soft">
        {description}
      </Text>
    )}
    <FieldError className="field-error" />
  </TextField>
);
