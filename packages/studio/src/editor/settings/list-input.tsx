import type { ComponentType } from 'react';
import { Button } from 'react-aria-components';
import { OrderButtons } from '../../controls/order-buttons.tsx';
import { type OrderedList, useOrderedList } from '../../data/use-ordered-list.ts';
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

interface EntryProps extends Omit<ListInputProps, 'max' | 'onChange'> {
  readonly list: OrderedList<unknown>;
  readonly at: number;
  readonly isFolded: boolean;
}

const Entry = (props: EntryProps) => {
  const { field, value, choices, item, list, at, isFolded, renderItem: Item } = props;
  const label = `${field.label} ${at + 1}`;
  const title = titleOfEntry(item, value);
  const entry = (
    <Item
      field={{ name: field.name, label, help: '', required: true, schema: item }}
      value={value}
      onChange={(next) => list.set(at, next ?? emptyValue(item))}
      choices={choices}
    />
  );
  return (
    <>
      {isFolded ? (
        <Disclosure summary={title || `${label}, new`} startsOpen={list.isNew(at)}>
          {entry}
        </Disclosure>
      ) : (
        entry
      )}
      <OrderButtons list={list} at={at} name={title || label} />
    </>
  );
};

/** A list: its entries in order, each with a form of its own. */
export const ListInput = ({ max, ...props }: ListInputProps) => {
  const { field, value, onChange, item } = props;
  const given = value ?? field.schema.default;
  const all: readonly unknown[] = Array.isArray(given) ? given : [];
  const list = useOrderedList(all, (next) => onChange([...next]));
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
        {all.map((each, at) => (
          <li key={list.idAt(at)}>
            <Entry {...props} value={each} list={list} at={at} isFolded={isFolded} />
          </li>
        ))}
      </ol>
      {fault && <p className="field-error">{fault}</p>}
      <Button
        className="button-quiet"
        isDisabled={max !== null && all.length >= max}
        onPress={() => list.add(newEntry(item, all))}
      >
        Add item
      </Button>
    </fieldset>
  );
};
