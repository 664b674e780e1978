import type { Action } from '@broadsheet/contract/actions';
import { enableSecondFactor } from '@broadsheet/contract/calls/account';
import type { SecondFactor as Channel } from '@broadsheet/contract/entities/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './second-factor.styles.ts';
import type { Setup } from './setup-step.tsx';

const PLAN: FormPlan<typeof enableSecondFactor> = {
  id: 'enable-second-factor',
  call: enableSecondFactor,
  fields: [{ name: 'password', kind: 'password', label: 'Password' }],
  submit: 'Set it up',
  busy: 'Setting up…',
};
const LABELS: Readonly<Record<Channel, string>> = {
  totp: 'By an app',
  email: 'By e-mail',
  sms: 'By SMS',
};

interface ChannelStepProps {
  readonly email: string;
  readonly hasNumber: boolean;
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly onSetup: (setup: Setup) => void;
}

/** Setting up shows what is told once, so it takes a browser with JavaScript. */
export const ChannelStep = ({
  email,
  hasNumber,
  next,
  messages,
  dispatch,
  onSetup,
}: ChannelStepProps) => {
  const [channel, setChannel] = useState<Channel | null>(null);
  const channels: readonly Channel[] = hasNumber ? ['totp', 'email', 'sms'] : ['totp', 'email'];
  return (
    <div className={styles.stack}>
      <p>With it, a stolen password alone opens nothing: a code is asked for beside it.</p>
      <fieldset className={styles.channels}>
        <legend className={control.hidden}>How you get the code</legend>
        {channels.map((name) => (
          <button
            className={control.quiet}
            key={name}
            type="button"
            aria-pressed={name === channel}
            onClick={() => setChannel(name)}
          >
            {LABELS[name]}
          </button>
        ))}
      </fieldset>
      {!hasNumber && (
        <p>
          SMS need a number that you have <a href="/settings/verify-contact-details">verified</a>.
        </p>
      )}
      <noscript>Setting it up takes a browser with JavaScript.</noscript>
      {channel && (
        <CallForm
          key={channel}
          plan={PLAN}
          username={email}
          given={{ channel }}
          messages={messages}
          dispatch={dispatch}
          next={next}
          onDone={(setup) => {
            onSetup(setup);
            return undefined;
          }}
        />
      )}
    </div>
  );
};
