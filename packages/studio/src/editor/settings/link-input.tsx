import { LinkPicker } from '../../links/link-picker.tsx';
import type { FieldProps } from './field-frame.tsx';
import { valueFault } from './value-fault.ts';

/** The setting of a link: chosen by name, typed or pasted. */
export const LinkInput = ({ field, value, onChange }: FieldProps) => {
  const text = typeof value === 'string' ? value : '';
  const fault =
    value === undefined
      ? field.required
        ? 'Required. Choose a page, or enter a link.'
        : null
      : valueFault(field.schema, value);
  const mayBeEmpty = !field.schema.minLength && Boolean(field.schema.default);
  return (
    <LinkPicker
      label={field.label}
      help={field.help}
      value={text}
      error={fault}
      onChange={(next) =>
        onChange(next === '' && !field.required && !mayBeEmpty ? undefined : next)
      }
    />
  );
};
