import { type ComponentType, useState } from 'react';
import { Button } from 'react-aria-components';
import { TextInput } from '../../controls/text-input.tsx';
import { formatName } from '../../format/format-name.ts';
import { isJsonObject, withoutKey } from '../model/json.ts';
import type { FieldProps } from './field-frame.tsx';
import { emptyValue, type Schema } from './field-kind.ts';
import { labelOfChoice } from './setting-labels.ts';

interface RecordInputProps extends FieldProps {
  readonly item: Schema;
  readonly renderItem: ComponentType<FieldProps>;
}

const keyOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

interface NewNameProps {
  readonly label: string;
  readonly isTaken: (key: string) => boolean;
  readonly onAdd: (key: string) => void;
}

const NewName = ({ label, isTaken, onAdd }: NewNameProps) => {
  const [typed, setTyped] = useState('');
  const key = keyOf(typed);
  return (
    <div className="editor-inline">
      <TextInput
        label={label}
        value={typed}
        maxLength={40}
        error={isTaken(key) ? 'It is there already.' : null}
        onChange={setTyped}
      />
      <Button
        className="button-quiet"
        isDisabled={key === '' || isTaken(key)}
        onPress={() => {
          onAdd(key);
          setTyped('');
        }}
      >
        Add
      </Button>
    </div>
  );
};

/** Values under names: each in a field with its name as the label. */
export const RecordInput = (props: RecordInputProps) => {
  const { field, value, onChange, choices, item, renderItem: Item } = props;
  const all = isJsonObject(value) ? value : {};
  return (
    <fieldset className="editor-group">
      <legend>{field.label}</legend>
      {field.help && <p className="soft">{field.help}</p>}
      {Object.entries(all).map(([name, each]) => {
        const label = labelOfChoice(name) ?? formatName(name);
        return (
          <div key={name} className="record-entry">
            <Item
              field={{ name, label, help: '', required: true, schema: item }}
              value={each}
              onChange={(next) => onChange({ ...all, [name]: next ?? '' })}
              choices={choices}
            />
            <Button
              className="button-bare"
              aria-label={`Remove ${label}`}
              onPress={() => onChange(withoutKey(all, name))}
            >
              Remove
            </Button>
          </div>
        );
      })}
      <NewName
        label={`Add to ${field.label}`}
        isTaken={(key) => all[key] !== undefined}
        onAdd={(key) => onChange({ ...all, [key]: emptyValue(item) })}
      />
    </fieldset>
  );
};
