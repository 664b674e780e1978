import type { Action } from '@broadsheet/contract/actions';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { CallForm } from '../form/call-form.tsx';
import type { Typed } from '../form/form-plan.ts';
import { type ProfilePlan, type ProfileStep, profilePlan } from './forms/profile-plan.ts';
import { PROFILE_HREF } from './own-profile.ts';
import * as styles from './profile.styles.ts';
import type { ProfileEntry } from './profile-entry.ts';
import { RemovedEntry } from './removed-entry.tsx';
import { StepEditor } from './step-editor.tsx';
import type { SaveMessage } from './use-save-message.ts';

interface ProfileEntriesProps {
  /** Label of the button that adds an entry: "Add a job". */
  readonly addLabel: string;
  readonly entries: readonly ProfileEntry[];
  readonly added: ProfilePlan;
  readonly saveStep: ProfileStep;
  readonly removeStep: ProfileStep;
  readonly saved: SaveMessage;
  readonly messages: Pick<Messages, 'forms' | 'profile'>;
  readonly dispatch: (action: Action) => void;
}

const removal = (id: number, { forms }: Pick<Messages, 'forms'>): ProfilePlan =>
  profilePlan(`remove-${id}`, { fields: [], submit: forms.remove, busy: forms.removing });
const NOTHING: Typed = {};

/** The positions or education of a seeker: each entry is edited, removed and restored separately. */
export const ProfileEntries = ({
  addLabel,
  entries,
  added,
  saveStep,
  removeStep,
  saved,
  messages,
  dispatch,
}: ProfileEntriesProps) => {
  const [removed, setRemoved] = useState<ProfileEntry | null>(null);
  const { profile } = messages;
  const common = { saved, dispatch };
  return (
    <>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li className={styles.entry} key={entry.id}>
              <h3 className={styles.entryTitle}>{entry.title}</h3>
              {entry.details.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {entry.text !== '' && <p className={styles.text}>{entry.text}</p>}
              <div className={styles.ways}>
                <StepEditor
                  {...common}
                  about={entry.title}
                  plan={entry.plan}
                  values={entry.values}
                  given={{ step: saveStep, id: entry.id }}
                  messages={messages}
                />
                <CallForm
                  plan={removal(entry.id, messages)}
                  buttonStyle="quiet"
                  about={entry.title}
                  given={{ step: removeStep, id: entry.id }}
                  messages={messages}
                  dispatch={dispatch}
                  next={PROFILE_HREF}
                  onDone={() => {
                    setRemoved(entry);
                    void saved.report(formatMessage(profile.removed, { entry: entry.title }));
                    return undefined;
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <RemovedEntry
          key={removed.id}
          entry={removed}
          step={saveStep}
          messages={messages}
          dispatch={dispatch}
          onRestored={() => {
            setRemoved(null);
            void saved.report(formatMessage(profile.restored, { entry: removed.title }));
          }}
        />
      )}
      <StepEditor
        {...common}
        label={addLabel}
        about=""
        plan={added}
        values={NOTHING}
        given={{ step: saveStep }}
        messages={messages}
      />
    </>
  );
};
