import { callService } from '@broadsheet/browser-calls/call-service';
import { sessionEndOf } from '@broadsheet/browser-calls/session-end';
import type { Action } from '@broadsheet/contract/actions';
import { bffPathOf } from '@broadsheet/contract/call';
import { saveProfile } from '@broadsheet/contract/calls/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useRef, useState } from 'react';
import { bodyOf } from '../form/typed-values.ts';
import * as control from '../page/control.styles.ts';
import type { ProfileBody, ProfileStep } from './forms/profile-plan.ts';
import type { ProfileEntry } from './profile-entry.ts';

interface RemovedEntryProps {
  readonly entry: ProfileEntry;
  readonly step: ProfileStep;
  readonly messages: Pick<Messages, 'profile'>;
  readonly dispatch: (action: Action) => void;
  readonly onRestored: () => void;
}

/** The undo button of a removed entry. It takes the focus, which the removed entry had. */
export const RemovedEntry = ({
  entry,
  step,
  messages: { profile },
  dispatch,
  onRestored,
}: RemovedEntryProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => button.current?.focus(), []);
  const restore = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const body = { step, ...bodyOf(entry.plan.fields, entry.values) } as ProfileBody;
    const result = await callService(saveProfile, { body }, { page: window.location.search });
    setBusy(false);
    if (result.ok) return onRestored();
    const status = sessionEndOf(bffPathOf(saveProfile), result.error.status);
    if (status) dispatch({ action: 'leave-session', status });
    else dispatch({ action: 'toast', tone: 'error', message: result.error.message });
  };
  return (
    <button
      className={control.quiet}
      ref={button}
      type="button"
      aria-disabled={isBusy}
      onClick={() => void restore()}
    >
      {isBusy ? profile.restoring : formatMessage(profile.restore, { entry: entry.title })}
    </button>
  );
};
