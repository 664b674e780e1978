import { callService } from '@broadsheet/browser-calls/call-service';
import { sessionEndOf } from '@broadsheet/browser-calls/session-end';
import type { Action } from '@broadsheet/contract/actions';
import { bffPathOf } from '@broadsheet/contract/call';
import { saveSettings } from '@broadsheet/contract/calls/account';
import type { SettableFlag } from '@broadsheet/contract/profile-flags';
import { type FormEvent, useRef, useState } from 'react';

interface FlagState {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Formats the change of one flag as the call expects it. */
export const changeOf = (name: SettableFlag, isOn: boolean): string =>
  JSON.stringify({ [name]: isOn ? 1 : 0 });

/** Saves at once. The switch shows the saved state and flips back with another press. */
export const useFlag = (
  name: SettableFlag,
  before: boolean,
  dispatch: (action: Action) => void,
): FlagState => {
  const [isOn, setOn] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);

  const save = async (): Promise<void> => {
    underWay.current = true;
    setBusy(true);
    setOn(!isOn);
    const { search } = window.location;
    const body = { settings: changeOf(name, !isOn) };
    const result = await callService(saveSettings, { body }, { page: search });
    if (result.ok) {
      setOn(result.data.settings[name] === 1);
      dispatch({ action: 'toast', tone: 'success', message: result.data.message });
    } else {
      setOn(isOn);
      const status = sessionEndOf(bffPathOf(saveSettings), result.error.status);
      if (status) dispatch({ action: 'leave-session', status });
      else dispatch({ action: 'toast', tone: 'error', message: result.error.message });
    }
    underWay.current = false;
    setBusy(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!underWay.current) void save();
  };
  return { isOn, isBusy, onSubmit };
};
