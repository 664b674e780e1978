import { type ComponentType, useState } from 'react';
import { Button } from 'react-aria-components';
import { Disclosure } from '../parts/disclosure.tsx';
import type { FieldProps } from './field-frame.tsx';
import { emptyValue, kindOf, type Schema } from './field-kind.ts';
import { newEntry, titleOfEntry } from './new-entry.ts';
import { valueFault } from './value-fault.ts';

interface ListInputProps extends FieldProps {
  readonly item: Schema;
  readonly max: number | null;
  readonly renderItem: ComponentType<FieldProps>;
}

/** A longer list of groups shows their names, and each opens by itself. */
const UNFOLDED_MAX = 6;

/** Generates stable keys for list elements that have none. */
const useKeys = (length: number) => {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const next = Math.max(-1, ...keys) + 1;
  const all = Array.from({ length }, (_, at) => keys[at] ?? next + at);
  return { keys: all, setKeys };
};

interface ItemButtonsProps {
  readonly label: string;
  readonly at: number;
  readonly count: number;
  readonly onShift: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const ItemButtons = ({ label, at, count, onShift, onRemove }: ItemButtonsProps) => (
  <div className="editor-buttons">
    <Button
      className="button-bare"
      aria-label={`Move ${label} up`}
      isDisabled={at === 0}
      onPress={() => onShift(-1)}
    >
      ↑
    </Button>
    <Button
      className="button-bare"
      aria-label={`Move ${label} down`}
      isDisabled={at === count - 1}
      onPress={() => onShift(1)}
    >
      ↓
    </Button>
    <Button className="button-bare" aria-label={`Remove ${label}`} onPress={onRemove}>
      Remove
    </Button>
  </div>
);

export const ListInput = ({
  field,
  value,
  onChange,
  choices,
  item,
  max,
  renderItem: Item,
}: ListInputProps) => {
  const given = value ?? field.schema.default;
  const all: readonly unknown[] = Array.isArray(given) ? given : [];
  const { keys, setKeys } = useKeys(all.length);
  /** The key of the entry that was added last. */
  const [added, setAdded] = useState<number | null>(null);
  const write = (next: readonly unknown[], nextKeys: readonly number[]) => {
    setKeys(nextKeys);
    onChange([...next]);
  };
  const shift = (at: number, by: -1 | 1) =>
    write(
      all.toSpliced(at, 1).toSpliced(at + by, 0, all[at]),
      keys.toSpliced(at, 1).toSpliced(at + by, 0, keys[at] ?? 0),
    );
  const isGroup = ['group', 'either'].includes(kindOf(item).kind);
  const isFolded = isGroup && all.length > UNFOLDED_MAX;
  const fault = value === undefined ? null : valueFault({ ...field.schema, items: {} }, value);
  return (
    <fieldset className="editor-group">
      <legend>
        {field.label} ({all.length}
        {max === null ? '' : ` of ${max}`})
      </legend>
      {field.help && <p className="soft">{field.help}</p>}
      <ol
        className="editor-list"
        data-groups={isGroup || undefined}
        data-folded={isFolded || undefined}
      >
        {all.map((each, at) => {
          const label = `${field.label} ${at + 1}`;
          const entry = (
            <Item
              field={{ name: field.name, label, help: '', required: true, schema: item }}
              value={each}
              onChange={(next) => write(all.with(at, next ?? emptyValue(item)), keys)}
              choices={choices}
            />
          );
          return (
            <li key={keys[at]}>
              {isFolded ? (
                <Disclosure
                  summary={titleOfEntry(item, each) || `${label}, new`}
                  startsOpen={keys[at] === added}
                >
                  {entry}
                </Disclosure>
              ) : (
                entry
              )}
              <ItemButtons
                label={titleOfEntry(item, each) || label}
                at={at}
                count={all.length}
                onShift={(by) => shift(at, by)}
                onRemove={() => write(all.toSpliced(at, 1), keys.toSpliced(at, 1))}
              />
            </li>
          );
        })}
      </ol>
      {fault && <p className="field-error">{fault}</p>}
      <Button
        className="button-quiet"
        isDisabled={max !== null && all.length >= max}
        onPress={() => {
          const key = Math.max(-1, ...keys) + 1;
          setAdded(key);
          write([...all, newEntry(item, all)], [...keys, key]);
        }}
      >
        Add item
      </Button>
    </fieldset>
  );
};
