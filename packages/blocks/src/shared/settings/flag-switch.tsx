import { callPath } from '@broadsheet/browser-calls/call-path';
import type { Action } from '@broadsheet/contract/actions';
import { saveSettings } from '@broadsheet/contract/calls/account';
import type { SettableFlag } from '@broadsheet/contract/profile-flags';
import { useId } from 'react';
import * as form from '../form/form.styles.ts';
import * as styles from './flag-switch.styles.ts';
import { changeOf, useFlag } from './use-flag.ts';

interface FlagSwitchProps {
  readonly flag: {
    readonly name: SettableFlag;
    readonly label: string;
    readonly hint: string;
    readonly isOn: boolean;
  };
  /** Path after a form. */
  readonly next: string;
  readonly dispatch: (action: Action) => void;
}

/** A setting of the seeker that a press turns on and off. */
export const FlagSwitch = ({ flag, next, dispatch }: FlagSwitchProps) => {
  const id = useId();
  const { isOn, isBusy, onSubmit } = useFlag(flag.name, flag.isOn, dispatch);
  return (
    <form
      className={styles.flag}
      method="post"
      action={callPath(saveSettings, undefined)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="next" value={next} />
      <div>
        <p className={styles.label} id={`${id}-label`}>
          {flag.label}
        </p>
        <p className={form.aside} id={`${id}-hint`}>
          {flag.hint}
        </p>
      </div>
      <button
        className={styles.knob}
        type="submit"
        name="settings"
        value={changeOf(flag.name, !isOn)}
        role="switch"
        aria-checked={isOn}
        aria-busy={isBusy}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
      />
    </form>
  );
};
