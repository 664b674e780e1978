import {
  TextArea as Area,
  FieldError,
  Label,
  Text,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';

interface TextAreaProps extends TextFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly rows?: number;
}

/** A field for several lines of plain text, with label, help and error. */
export const TextArea = ({ label, description, rows = 4, ...field }: TextAreaProps) => (
  <TextField {...field} className="field">
    <Label>{label}</Label>
    <Area rows={rows} />
    {description && (
      <Text slot="description" className="soft">
        {description}
      </Text>
    )}
    <FieldError className="field-error" />
  </TextField>
);
