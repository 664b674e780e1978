import type { Action } from '@broadsheet/contract/actions';
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
  /** One of them, with its article: "a position". */
  readonly one: string;
  readonly entries: readonly ProfileEntry[];
  readonly added: ProfilePlan;
  readonly saveStep: ProfileStep;
  readonly removeStep: ProfileStep;
  readonly saved: SaveMessage;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
}

const removal = (id: number): ProfilePlan =>
  profilePlan(`remove-${id}`, { fields: [], submit: 'Remove', busy: 'Removing…' });
const NOTHING: Typed = {};

/** What somebody has done, one after the other: each is edited, removed and brought back by itself. */
export const ProfileEntries = ({
  one,
  entries,
  added,
  saveStep,
  removeStep,
  saved,
  messages,
  dispatch,
}: ProfileEntriesProps) => {
  const [removed, setRemoved] = useState<ProfileEntry | null>(null);
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
                  plan={removal(entry.id)}
                  buttonStyle="quiet"
                  about={entry.title}
                  given={{ step: removeStep, id: entry.id }}
                  messages={messages}
                  dispatch={dispatch}
                  next={PROFILE_HREF}
                  onDone={() => {
                    setRemoved(entry);
                    void saved.report(`${entry.title} is removed.`);
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
          dispatch={dispatch}
          onRestored={() => {
            setRemoved(null);
            void saved.report(`${removed.title} is back.`);
          }}
        />
      )}
      <StepEditor
        {...common}
        label={`Add ${one}`}
        about=""
        plan={added}
        values={NOTHING}
        given={{ step: saveStep }}
        messages={messages}
      />
    </>
  );
};
