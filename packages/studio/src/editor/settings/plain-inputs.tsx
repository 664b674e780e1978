import { useState } from 'react';
import {
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Switch,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components';
import type { FieldProps } from './field-frame.tsx';
import { type FieldKind, formatChoice } from './field-kind.ts';
import { valueFault } from './value-fault.ts';

const shown = (value: unknown): string => (value === undefined ? '' : String(value));

/** Formats the limits of a field. */
const limitsOf = (kind: FieldKind): string => {
  if (kind.kind === 'text') return kind.max === null ? '' : `Up to ${kind.max} characters.`;
  if (kind.kind !== 'number') return '';
  if (kind.min !== null && kind.max !== null) return `${kind.min} to ${kind.max}.`;
  return kind.max === null ? '' : `Up to ${kind.max}.`;
};

interface Typed {
  readonly text: string;
  /** The value that the typed text was parsed to. */
  readonly made: unknown;
}

/** A text or number field. Invalid text stays in the field, with the error beside it. */
export const TextInput = ({
  field,
  value,
  onChange,
  kind,
}: FieldProps & { readonly kind: FieldKind }) => {
  const [last, setLast] = useState<Typed | null>(null);
  const isNumber = kind.kind === 'number';
  // An undo, or someone else's save, replaced the value.
  const typed = last !== null && last.made === value ? last.text : null;
  const fault =
    value === undefined
      ? field.required
        ? 'Required. Enter a value.'
        : null
      : valueFault(field.schema, value);
  const mayBeEmpty = kind.kind === 'text' && kind.min === 0 && Boolean(field.schema.default);
  const readTyped = (text: string): unknown => {
    if (!isNumber) return text === '' && !field.required && !mayBeEmpty ? undefined : text;
    if (text.trim() === '') return undefined;
    return Number.isNaN(Number(text)) ? value : Number(text);
  };
  const unreadable =
    isNumber && typed !== null && typed.trim() !== '' && Number.isNaN(Number(typed));
  const help = [field.help, limitsOf(kind)].filter(Boolean).join(' ');
  const input = { placeholder: shown(field.schema.default), autoComplete: 'off' };
  return (
    <TextField
      className="field"
      value={typed ?? shown(value)}
      onChange={(text) => {
        const made = readTyped(text);
        setLast({ text, made });
        if (made !== value) onChange(made);
      }}
      onBlur={() => setLast(null)}
      isInvalid={fault !== null || unreadable}
    >
      <Label>{field.label}</Label>
      {kind.kind === 'text' && kind.long ? (
        <TextArea rows={3} {...input} />
      ) : (
        <Input inputMode={isNumber ? 'decimal' : 'text'} {...input} />
      )}
      {help && (
        <Text slot="description" className="soft">
          {help}
        </Text>
      )}
      <FieldError className="field-error">{unreadable ? 'Enter a number.' : fault}</FieldError>
    </TextField>
  );
};

export const SwitchInput = ({ field, value, onChange }: FieldProps) => (
  <Switch
    className="editor-switch"
    isSelected={(value ?? field.schema.default) === true}
    onChange={onChange}
  >
    <span className="editor-switch-track" />
    {field.label}
    {field.help && <span className="soft"> {field.help}</span>}
  </Switch>
);

const DEFAULT = 'Default';

/** A select; no selection means the default. */
export const ChoiceInput = ({
  field,
  value,
  onChange,
  values,
}: FieldProps & { readonly values: readonly (string | number)[] }) => {
  const options =
    values.some((each) => each === value) || value === undefined
      ? values
      : [...values, shown(value)];
  return (
    <Select
      className="field"
      selectedKey={value === undefined ? null : shown(value)}
      placeholder={formatChoice(field.schema, field.schema.default) || DEFAULT}
      onSelectionChange={(key) => onChange(options.find((each) => String(each) === String(key)))}
      isInvalid={value !== undefined && valueFault(field.schema, value) !== null}
    >
      <Label>{field.label}</Label>
      <Button className="editor-select">
        <SelectValue />
        <span aria-hidden="true">▾</span>
      </Button>
      {field.help && (
        <Text slot="description" className="soft">
          {field.help}
        </Text>
      )}
      <FieldError className="field-error">
        {value === undefined ? null : valueFault(field.schema, value)}
      </FieldError>
      <Popover className="editor-popover">
        <ListBox
          className="editor-menu"
          items={options.map((each) => ({
            id: String(each),
            name: formatChoice(field.schema, each),
          }))}
        >
          {({ name }) => (
            <ListBoxItem className="editor-menu-item" textValue={name}>
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
};
