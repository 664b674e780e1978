import { formatMessage } from '@broadsheet/messages/format-message';
import { useEffect, useRef } from 'react';
import * as control from '../../shared/page/control.styles.ts';
import {
  entriesOf,
  entryName,
  insertEntry,
  moveEntry,
  removeEntry,
  setField,
} from '../model/edit-resume.ts';
import { editorListOf, type ListName } from '../model/editor-fields.ts';
import * as styles from './editor.styles.ts';
import type { Editor } from './editor.ts';
import { Field } from './field.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { UndoLine } from './undo-line.tsx';

interface EntryListProps {
  readonly editor: Editor;
  readonly list: ListName;
}

interface EntryProps extends EntryListProps {
  readonly index: number;
  /** An entry was removed: the focus leaves it. */
  readonly onRemoved: () => void;
}

const Entry = ({ editor, list, index, onRemoved }: EntryProps) => {
  const { resume, edit, announce, faultAt, messages } = editor;
  const entries = entriesOf(resume, list);
  const entry = entries[index] ?? {};
  const name = entryName(entry, messages.emptyEntry);
  const count = entries.length;
  const path = list === 'profiles' ? ['basics', list] : [list];
  const move = (to: number) => {
    edit(moveEntry(list, index, to));
    announce(formatMessage(messages.moved, { entry: name, position: to + 1, count }));
  };
  const remove = () => {
    edit(removeEntry(list, index), {
      message: formatMessage(messages.removed, { entry: name }),
      back: insertEntry(list, index, entry),
      at: list,
    });
    onRemoved();
  };
  return (
    <li className={styles.entry}>
      <fieldset className={styles.fields}>
        <legend className={control.hidden}>
          {formatMessage(messages.entryOf, { entry: name, position: index + 1, count })}
        </legend>
        {editorListOf(list, messages).fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={entry[field.name]}
            fault={faultAt([...path, index, field.name])}
            onChange={(value) => edit(setField(list, index, field.name, value))}
          />
        ))}
      </fieldset>
      <div className={styles.tools}>
        <MoveButtons name={name} messages={messages} at={index} of={count} onMove={move} />
        <button type="button" className={styles.tool} onClick={remove}>
          {messages.remove} <span className={control.hidden}>{name}</span>
        </button>
      </div>
    </li>
  );
};

/** The entries of a section: each can be edited, moved and removed. */
export const EntryList = ({ editor, list }: EntryListProps) => {
  const { resume, undo, edit, messages } = editor;
  const items = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isAdded = useRef(false);
  // A new entry gets the focus.
  useEffect(() => {
    if (isAdded.current)
      items.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus();
    isAdded.current = false;
  });
  const { length } = entriesOf(resume, list);
  const focusAdd = () => add.current?.focus();
  return (
    <>
      <ol className={styles.entries} ref={items}>
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and no state; the index identifies them
          <Entry key={index} editor={editor} list={list} index={index} onRemoved={focusAdd} />
        ))}
      </ol>
      <UndoLine
        undo={undo}
        at={list}
        label={messages.undo}
        onUndo={({ back }) => {
          edit(back);
          focusAdd();
        }}
      />
      <button
        type="button"
        ref={add}
        className={control.quiet}
        onClick={() => {
          edit(insertEntry(list, length, {}));
          isAdded.current = true;
        }}
      >
        {editorListOf(list, messages).add}
      </button>
    </>
  );
};
