import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { ProfileChoices } from '../../shared/profile/forms/choices.ts';
import * as styles from './entries.styles.ts';
import type { EntryKind } from './entry-kinds.ts';
import { EntryRow } from './entry-row.tsx';
import type { Entries } from './use-entries.ts';

interface EntryRowsProps<Entry> {
  readonly label: string;
  readonly kind: EntryKind<Entry>;
  readonly entries: Entries<Entry>;
  readonly choices: Pick<ProfileChoices, 'today'>;
  readonly messages: Pick<Messages, 'education' | 'forms' | 'registration' | 'work'>;
  readonly dispatch: (action: Action) => void;
  readonly here: string;
}

/** The saved entries of a list, each with its form and remove button. */
export const EntryRows = <Entry extends { readonly id: number }>({
  label,
  kind,
  entries,
  choices,
  messages,
  dispatch,
  here,
}: EntryRowsProps<Entry>) =>
  entries.entries.length > 0 && (
    <ul className={styles.list} aria-label={label}>
      {entries.entries.map(({ key, entry, isRemoved }) => (
        <EntryRow
          key={key}
          kind={kind}
          entry={entry}
          isRemoved={isRemoved}
          choices={choices}
          messages={messages}
          dispatch={dispatch}
          here={here}
          onChanged={(changed) => entries.change(key, changed)}
          onRemoved={() => entries.remove(key)}
          onRestored={(restored) => entries.restore(key, restored)}
        />
      ))}
    </ul>
  );
