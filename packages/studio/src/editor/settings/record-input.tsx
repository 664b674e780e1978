import { type ComponentType, useState } from 'react';
import { Button } from 'react-aria-components';
import { TextInput } from '../../controls/text-input.tsx';
import { formatName } from '../../format/format-name.ts';
import { isJsonObject } from '../model/json.ts';
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

/** Values under names: each in a field with its name as the label. */
export const RecordInput = ({
  field,
  value,
  onChange,
  choices,
  item,
  renderItem: Item,
}: RecordInputProps) => {
  const [typed, setTyped] = useState('');
  const all = isJsonObject(value) ? value : {};
  const added = keyOf(typed);
  const isTaken = all[added] !== undefined;
  const add = () => {
    onChange({ ...all, [added]: emptyValue(item) });
    setTyped('');
  };
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
              onPress={() =>
                onChange(
                  Object.fromEntries(Object.entries(all).filter(([other]) => other !== name)),
                )
              }
            >
              Remove
            </Button>
          </div>
        );
      })}
      <div className="editor-inline">
        <TextInput
          label={`Add to ${field.label}`}
          value={typed}
          maxLength={40}
          error={isTaken ? 'It is there already.' : null}
          onChange={setTyped}
        />
        <Button className="button-quiet" isDisabled={added === '' || isTaken} onPress={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
};
