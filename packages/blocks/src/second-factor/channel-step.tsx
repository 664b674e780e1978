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

type ChannelMessages = Pick<Messages, 'forms' | 'two-step'>;

const setupPlan = ({
  forms,
  'two-step': texts,
}: ChannelMessages): FormPlan<typeof enableSecondFactor> => ({
  id: 'enable-second-factor',
  call: enableSecondFactor,
  fields: [{ name: 'password', kind: 'password', label: forms.password }],
  submit: texts.setUp,
  busy: texts.settingUp,
});
const channelLabels = ({
  forms,
  'two-step': texts,
}: ChannelMessages): Readonly<Record<Channel, string>> => ({
  totp: texts.app,
  email: forms.email,
  sms: texts.sms,
});

interface ChannelStepProps {
  readonly email: string;
  readonly hasNumber: boolean;
  readonly next: string;
  readonly messages: ChannelMessages;
  readonly dispatch: (action: Action) => void;
  readonly onSetup: (setup: Setup) => void;
}

/** Setup shows a secret that is returned once, so it needs JavaScript. */
export const ChannelStep = ({
  email,
  hasNumber,
  next,
  messages,
  dispatch,
  onSetup,
}: ChannelStepProps) => {
  const [channel, setChannel] = useState<Channel | null>(null);
  const texts = messages['two-step'];
  const labels = channelLabels(messages);
  const channels: readonly Channel[] = hasNumber ? ['totp', 'email', 'sms'] : ['totp', 'email'];
  return (
    <div className={styles.stack}>
      <p>{texts.intro}</p>
      <fieldset className={styles.channels}>
        <legend className={control.hidden}>{texts.channels}</legend>
        {channels.map((name) => (
          <button
            className={control.quiet}
            key={name}
            type="button"
            aria-pressed={name === channel}
            onClick={() => setChannel(name)}
          >
            {labels[name]}
          </button>
        ))}
      </fieldset>
      {!hasNumber && (
        <p>
          {texts.smsNeeds} <a href="/settings/verify-contact-details">{texts.verifyNumber}</a>.
        </p>
      )}
      <noscript>{texts.needsJavaScript}</noscript>
      {channel && (
        <CallForm
          key={channel}
          plan={setupPlan(messages)}
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
