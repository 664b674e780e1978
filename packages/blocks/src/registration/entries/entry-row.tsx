import type { Action } from '@broadsheet/contract/actions';
import { saveProfile } from '@broadsheet/contract/calls/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useRef } from 'react';
import { CallForm } from '../../shared/form/call-form.tsx';
import * as form from '../../shared/form/form.styles.ts';
import type { FormPlan } from '../../shared/form/form-plan.ts';
import type { ProfileChoices } from '../../shared/profile/forms/choices.ts';
import * as styles from './entries.styles.ts';
import type { EntryKind } from './entry-kinds.ts';

const buttonPlan = (submit: string, busy: string): FormPlan<typeof saveProfile> => ({
  id: `profile-entry-${submit}`,
  call: saveProfile,
  fields: [],
  submit,
  busy,
});

interface EntryRowProps<Entry> {
  readonly kind: EntryKind<Entry>;
  readonly entry: Entry;
  readonly isRemoved: boolean;
  readonly choices: Pick<ProfileChoices, 'today'>;
  readonly messages: Pick<Messages, 'education' | 'forms' | 'registration' | 'work'>;
  readonly dispatch: (action: Action) => void;
  /** Path of the page with the list. */
  readonly here: string;
  readonly onChanged: (entry: Entry) => void;
  readonly onRemoved: () => void;
  readonly onRestored: (entry: Entry) => void;
}

/** One entry: its text, its form and the remove button. A removed entry can be restored. */
export const EntryRow = <Entry extends { readonly id: number }>({
  kind,
  entry,
  isRemoved,
  choices,
  messages,
  dispatch,
  here,
  onChanged,
  onRemoved,
  onRestored,
}: EntryRowProps<Entry>) => {
  const { forms, registration } = messages;
  const details = useRef<HTMLDetailsElement>(null);
  const { id } = entry;
  const about = kind.titleOf(entry);
  const values = kind.valuesOf(entry);
  const common = { messages, dispatch, next: here, about };
  if (isRemoved)
    return (
      <li className={styles.entry}>
        <p role="status">{formatMessage(registration.removed, { entry: about })}</p>
        <CallForm
          {...common}
          plan={buttonPlan(registration.undo, registration.undoing)}
          buttonStyle="quiet"
          given={{ step: kind.save, ...values }}
          onDone={(answer) => {
            onRestored(kind.entryOf(answer.id ?? id, values));
            return undefined;
          }}
        />
      </li>
    );
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.title}>{about}</p>
        <p className={form.aside}>{kind.lineOf(entry, registration)}</p>
      </div>
      <CallForm
        {...common}
        plan={buttonPlan(forms.remove, forms.removing)}
        buttonStyle="quiet"
        given={{ step: kind.remove, id }}
        onDone={() => {
          onRemoved();
          return undefined;
        }}
      />
      <details className={styles.more} ref={details}>
        <summary>
          {registration.edit} <span className={styles.about}>{about}</span>
        </summary>
        <CallForm
          {...common}
          plan={kind.planOf(messages, choices, id)}
          values={values}
          given={{ step: kind.save, id }}
          onDone={(_answer, typed) => {
            onChanged(kind.entryOf(id, typed));
            if (details.current) details.current.open = false;
            details.current?.querySelector('summary')?.focus();
            return undefined;
          }}
        />
      </details>
    </li>
  );
};
