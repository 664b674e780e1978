import { NAMES_CATEGORY } from '@broadsheet/contract/names-category';
import { NAMES_CITY } from '@broadsheet/contract/names-city';
import { NAMES_BANNERS } from '@broadsheet/contract/promo-banner';
import { Button } from 'react-aria-components';
import { isJsonObject } from '../model/json.ts';
import { TimeField } from '../parts/time-field.tsx';
import { ChoicesInput } from './choices-input.tsx';
import { ColourInput } from './colour-input.tsx';
import type { Choices, FieldProps } from './field-frame.tsx';
import {
  emptyValue,
  type Field,
  type FieldKind,
  fieldsOf,
  kindOf,
  type Schema,
} from './field-kind.ts';
import { LinkInput } from './link-input.tsx';
import { ListInput } from './list-input.tsx';
import { findOption } from './new-entry.ts';
import { PictureInput } from './picture-input.tsx';
import { ChoiceInput, SwitchInput, TextInput } from './plain-inputs.tsx';
import { RecordInput } from './record-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { valueFault } from './value-fault.ts';
import { VideoInput } from './video-input.tsx';

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
          beside={{
            values: known,
            has: (name) => fields.some((each) => each.name === name),
            onChange: (values) => onChange({ ...known, ...values }),
          }}
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

/** The shape that a value has, or would have without its faults; -1 if it has none. */
const optionOf = (of: readonly Schema[], value: unknown): number => {
  if (value === undefined) return -1;
  const valid = of.findIndex((each) => valueFault(each, value) === null);
  const option = findOption(of, value);
  return valid < 0 && option ? of.indexOf(option) : valid;
};

/** What an option takes over from the former one. */
const takenOver = (option: Schema, value: unknown): unknown => {
  const empty = emptyValue(option);
  if (!isJsonObject(value) || !isJsonObject(empty)) return empty;
  const common = fieldsOf(option).filter(
    ({ name, schema }) => schema.const === undefined && value[name] !== undefined,
  );
  return { ...empty, ...Object.fromEntries(common.map(({ name }) => [name, value[name]])) };
};

/** A value with several shapes: buttons select the shape, the field below edits it. */
const EitherInput = ({
  field,
  of,
  value,
  onChange,
  choices,
}: FieldProps & { readonly of: readonly Schema[] }) => {
  const at = optionOf(of, value);
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
            onPress={() => onChange(takenOver(each, value))}
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

/** The values that a text can name; none if it names nothing that is known. */
const namesFor = (
  { names }: Extract<FieldKind, { kind: 'text' }>,
  setting: string,
  choices: Choices,
): readonly string[] => {
  if (names === NAMES_CATEGORY.value) return choices.categories;
  if (names === NAMES_CITY.value) return choices.cities;
  if (names === NAMES_BANNERS.value) return choices.banners;
  return choices.contentSettings.includes(setting) ? choices.contents : [];
};

/** The control of a value that can be null: empty is null. */
const NullableInput = ({ of, ...props }: FieldProps & { readonly of: Schema }) => (
  <SettingInput
    {...props}
    field={{ ...props.field, required: false, schema: of }}
    value={props.value ?? undefined}
    onChange={(next) => props.onChange(next ?? null)}
  />
);

/** The control for one setting, by its schema. */
export const SettingInput = (props: FieldProps) => {
  const kind = kindOf(props.field.schema);
  const { name } = props.field;
  switch (kind.kind) {
    case 'text': {
      const values = namesFor(kind, name, props.choices);
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
    case 'video':
      return <VideoInput {...props} kind={kind} />;
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
    case 'choices':
      return <ChoicesInput {...props} item={kind.item} values={kind.values} />;
    case 'list':
      return <ListInput {...props} item={kind.item} max={kind.max} renderItem={SettingInput} />;
    case 'group':
      return <GroupInput {...props} fields={kind.fields} />;
    case 'either':
      return <EitherInput {...props} of={kind.of} />;
    case 'nullable':
      return <NullableInput {...props} of={kind.of} />;
    case 'record':
      return <RecordInput {...props} item={kind.item} renderItem={SettingInput} />;
    case 'colour':
      return <ColourInput {...props} />;
    case 'link':
      return <LinkInput {...props} />;
    case 'hidden':
      return null;
    default:
      return <UnknownInput {...props} />;
  }
};
