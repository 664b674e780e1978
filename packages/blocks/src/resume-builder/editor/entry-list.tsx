import * as control from '../../parts/control.styles.ts';
import {
  entriesOf,
  insertEntry,
  moveEntry,
  nameOf,
  removeEntry,
  setField,
} from '../model/edit-resume.ts';
import { EDITOR_LISTS, type ListName } from '../model/editor-fields.ts';
import * as styles from './editor.styles.ts';
import type { Editor } from './editor.ts';
import { Field } from './field.tsx';
import { MoveButtons } from './move-buttons.tsx';

interface EntryListProps {
  readonly editor: Editor;
  readonly list: ListName;
}

/** The entries of a section: each can be typed in, moved and removed. */
export const EntryList = ({ editor, list }: EntryListProps) => {
  const { resume, edit, say, faultAt } = editor;
  const { one, fields } = EDITOR_LISTS[list];
  const entries = entriesOf(resume, list);
  const path = list === 'profiles' ? ['basics', list] : [list];
  return (
    <>
      <ol className={styles.entries}>
        {entries.map((entry, index) => {
          const name = nameOf(entry, one);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place, and keeps no state of its own
            <li key={index} className={styles.entry}>
              <fieldset className={styles.fields}>
                <legend
                  className={control.hidden}
                >{`${name}, ${index + 1} of ${entries.length}`}</legend>
                {fields.map((field) => (
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
                <MoveButtons
                  name={name}
                  at={index}
                  of={entries.length}
                  onMove={(to) => {
                    edit(moveEntry(list, index, to));
                    say(`${name} is now ${to + 1} of ${entries.length}.`);
                  }}
                />
                <button
                  type="button"
                  className={styles.tool}
                  onClick={() =>
                    edit(removeEntry(list, index), {
                      said: `Removed: ${name}.`,
                      back: insertEntry(list, index, entry),
                    })
                  }
                >
                  Remove <span className={control.hidden}>{name}</span>
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className={control.quiet}
        onClick={() => {
          edit(insertEntry(list, entries.length, {}));
          say(`A new ${one} is at the end of the list.`);
        }}
      >
        Add a {one}
      </button>
    </>
  );
};
