import type { Action } from '@broadsheet/contract/actions';
import { useRef } from 'react';
import { CallForm } from '../form/call-form.tsx';
import type { ProfileChoices } from './choices.ts';
import * as styles from './entries.styles.ts';
import type { EntryKind } from './entry-kinds.ts';
import { EntryRow } from './entry-row.tsx';
import type { Offer } from './offer.ts';
import type { Entries } from './use-entries.ts';

const ADD = { submit: 'Add', busy: 'Adding…' };
const NO_OFFER: Offer = { values: {}, notes: {} };

interface EntryEditorProps<Entry> {
  readonly label: string;
  /** What opens the form for one more. */
  readonly more: string;
  readonly kind: EntryKind<Entry>;
  readonly entries: Entries<Entry>;
  /** Found elsewhere: the form for one more begins with the first that is left. */
  readonly offers: readonly Offer[];
  readonly choices: Pick<ProfileChoices, 'today'>;
  readonly dispatch: (action: Action) => void;
  readonly here: string;
}

/** A list of a profile: what is there, each with the way to change it, and the form for one more. */
export const EntryEditor = <Entry extends { readonly id: number }>({
  label,
  more,
  kind,
  entries,
  offers,
  choices,
  dispatch,
  here,
}: EntryEditorProps<Entry>) => {
  const details = useRef<HTMLDetailsElement>(null);
  const begun = useRef(entries.kept.length);
  const added = entries.kept.length - begun.current;
  const { values, notes } = offers[added] ?? NO_OFFER;
  return (
    <div className={styles.list}>
      {entries.kept.length > 0 && (
        <ul aria-label={label}>
          {entries.kept.map(({ key, entry, isRemoved }) => (
            <EntryRow
              key={key}
              kind={kind}
              entry={entry}
              isRemoved={isRemoved}
              choices={choices}
              dispatch={dispatch}
              here={here}
              onChanged={(changed) => entries.change(key, changed)}
              onRemoved={() => entries.remove(key)}
              onRestored={(restored) => entries.restore(key, restored)}
            />
          ))}
        </ul>
      )}
      <details className={styles.more} ref={details} open={added < offers.length}>
        <summary>{more}</summary>
        <CallForm
          key={added}
          plan={kind.planOf(choices, 'new', ADD)}
          values={values}
          notes={notes}
          given={{ step: kind.save }}
          dispatch={dispatch}
          next={here}
          onDone={(answer, typed) => {
            if (answer.id !== null) entries.add(kind.entryOf(answer.id, typed));
            details.current?.querySelector('summary')?.focus();
            return undefined;
          }}
        />
      </details>
    </div>
  );
};
