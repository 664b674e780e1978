import { disableSecondFactor } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { Section } from '../shared/page/section.tsx';
import { ChannelStep } from './channel-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { secondFactorSettings } from './schema.ts';
import * as styles from './second-factor.styles.ts';
import { type Setup, SetupStep } from './setup-step.tsx';

const turnOffPlan = ({
  forms,
  'two-step': texts,
}: Pick<Messages, 'forms' | 'two-step'>): FormPlan<typeof disableSecondFactor> => ({
  id: 'disable-second-factor',
  call: disableSecondFactor,
  fields: [{ name: 'password', kind: 'password', label: forms.password }],
  submit: texts.turnOff,
  busy: texts.turningOff,
});

type Step =
  | { readonly at: 'off' | 'on' }
  | { readonly at: 'setup'; readonly setup: Setup }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export const SecondFactor = ({
  id,
  data: { email, isOn, hasNumber, next },
  messages,
  dispatch,
}: BlockProps<typeof secondFactorSettings>) => {
  const [step, setStep] = useState<Step>({ at: isOn ? 'on' : 'off' });
  const common = { next, messages, dispatch };
  const texts = messages['two-step'];
  return (
    <Section id={id} title={texts.title}>
      {step.at === 'off' && (
        <ChannelStep
          {...common}
          email={email}
          hasNumber={hasNumber}
          onSetup={(setup) => setStep({ at: 'setup', setup })}
        />
      )}
      {step.at === 'setup' && (
        <SetupStep
          {...common}
          setup={step.setup}
          onDone={(codes) => setStep({ at: 'codes', codes })}
        />
      )}
      {step.at === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          messages={texts}
          dispatch={dispatch}
          onSaved={() => setStep({ at: 'on' })}
        />
      )}
      {step.at === 'on' && (
        <div className={styles.stack}>
          <p>{texts.isOn}</p>
          <CallForm
            {...common}
            plan={turnOffPlan(messages)}
            username={email}
            buttonStyle="quiet"
            onDone={({ message }) => {
              dispatch({ action: 'toast', tone: 'success', message });
              setStep({ at: 'off' });
              return undefined;
            }}
          />
        </div>
      )}
    </Section>
  );
};
