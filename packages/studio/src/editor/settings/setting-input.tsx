import { Button } from 'react-aria-components';
import { isJsonObject } from '../model/json.ts';
import { TimeField } from '../parts/time-field.tsx';
import type { FieldProps } from './field-frame.tsx';
import { emptyValue, type Field, kindOf, type Schema } from './field-kind.ts';
import { ListInput } from './list-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { ChoiceInput, SwitchInput, TextInput } from './plain-inputs.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { valueFault } from './value-fault.ts';

const fieldFor = (name: string, label: string, schema: Schema): Field => ({
  name,
  label,
  help: '',
  required: true,
  schema,
});

const GroupInput = ({
  field,
  fields,
  value,
  onChange,
  choices,
}: FieldProps & { readonly fields: readonly Field[] }) => {
  const known = isJsonObject(value) ? value : {};
  const set = (name: string, inner: unknown) => {
    const rest = Object.entries({ ...known, [name]: inner }).filter(
      ([, each]) => each !== undefined,
    );
    onChange(rest.length === 0 && !field.required ? undefined : Object.fromEntries(rest));
  };
  return (
    <fieldset className="editor-group">
      <legend>{field.label}</legend>
      {field.help && <p className="soft">{field.help}</p>}
      {fields.map((inner) => (
        <SettingInput
          key={inner.name}
          // The fields of an absent group become required only when one of them is filled in.
          field={value === undefined ? { ...inner, required: false } : inner}
          value={known[inner.name]}
          onChange={(next) => set(inner.name, next)}
          choices={choices}
        />
      ))}
    </fieldset>
  );
};

const nameOfChoice = (schema: Schema, at: number): string => {
  const kind = kindOf(schema);
  if (typeof schema.title === 'string') return schema.title;
  return kind.kind === 'group'
    ? kind.fields.map(({ label }) => label).join(' and ')
    : `Option ${at + 1}`;
};

/** A value with several shapes: buttons select the shape, the field below edits it. */
const EitherInput = ({
  field,
  of,
  value,
  onChange,
  choices,
}: FieldProps & { readonly of: readonly Schema[] }) => {
  const at = value === undefined ? -1 : of.findIndex((each) => valueFault(each, value) === null);
  const chosen = of[at];
  return (
    <fieldset className="editor-group">
      <legend>{field.label}</legend>
      {field.help && <p className="soft">{field.help}</p>}
      <div className="editor-buttons">
        {of.map((each, index) => (
          <Button
            key={nameOfChoice(each, index)}
            className="button-quiet"
            aria-pressed={index === at}
            onPress={() => onChange(emptyValue(each))}
          >
            {nameOfChoice(each, index)}
          </Button>
        ))}
      </div>
      {chosen && (
        <SettingInput
          field={fieldFor(field.name, nameOfChoice(chosen, at), chosen)}
          value={value}
          onChange={onChange}
          choices={choices}
        />
      )}
    </fieldset>
  );
};

const UnknownInput = ({ field, value }: FieldProps) => (
  <div className="field">
    <span>{field.label}</span>
    <p className="soft">
      Ask a developer to change this setting. Current value: {JSON.stringify(value)}
    </p>
  </div>
);

/** The control for one setting, by its schema. */
export const SettingInput = (props: FieldProps) => {
  const kind = kindOf(props.field.schema);
  const { name } = props.field;
  switch (kind.kind) {
    case 'text': {
      const { categories, banners, contents, contentSettings } = props.choices;
      const values =
        kind.names === 'category'
          ? categories
          : kind.names === 'layouts/banners'
            ? banners
            : contentSettings.includes(name)
              ? contents
              : [];
      return values.length > 0 ? (
        <ChoiceInput {...props} values={values} />
      ) : (
        <TextInput {...props} kind={kind} />
      );
    }
    case 'rich-text':
      return <RichTextInput {...props} kind={kind} />;
    case 'picture':
      return <PictureInput {...props} shape={kind.shape} />;
    case 'moment': {
      const { field, value, onChange } = props;
      const instant = typeof value === 'string' ? value : undefined;
      return <TimeField label={field.label} value={instant} onChange={onChange} />;
    }
    case 'number':
      return <TextInput {...props} kind={kind} />;
    case 'switch':
      return <SwitchInput {...props} />;
    case 'choice':
      return <ChoiceInput {...props} values={kind.values} />;
    case 'list':
      return <ListInput {...props} item={kind.item} max={kind.max} renderItem={SettingInput} />;
    case 'group':
      return <GroupInput {...props} fields={kind.fields} />;
    case 'either':
      return <EitherInput {...props} of={kind.of} />;
    default:
      return <UnknownInput {...props} />;
  }
};
