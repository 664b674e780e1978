import { disableSecondFactor } from '@broadsheet/contract/calls/account';
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

const DISABLE: FormPlan<typeof disableSecondFactor> = {
  id: 'disable-second-factor',
  call: disableSecondFactor,
  fields: [{ name: 'password', kind: 'password', label: 'Password' }],
  submit: 'Turn it off',
  busy: 'Turning off…',
};

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
  const common = { next, dispatch };
  return (
    <Section id={id} title="Second step of the login">
      {step.at === 'off' && (
        <ChannelStep
          {...common}
          email={email}
          hasNumber={hasNumber}
          onSetup={(setup) => setStep({ at: 'setup', setup })}
          messages={messages}
        />
      )}
      {step.at === 'setup' && (
        <SetupStep
          {...common}
          setup={step.setup}
          onDone={(codes) => setStep({ at: 'codes', codes })}
          messages={messages}
        />
      )}
      {step.at === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          dispatch={dispatch}
          onSaved={() => setStep({ at: 'on' })}
        />
      )}
      {step.at === 'on' && (
        <div className={styles.stack}>
          <p>It is on: a code is asked for beside your password.</p>
          <CallForm
            {...common}
            plan={DISABLE}
            username={email}
            buttonStyle="quiet"
            onDone={({ message }) => {
              dispatch({ action: 'toast', tone: 'success', message });
              setStep({ at: 'off' });
              return undefined;
            }}
            messages={messages}
          />
        </div>
      )}
    </Section>
  );
};
