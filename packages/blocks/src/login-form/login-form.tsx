import { SEEKER_HOME } from '@broadsheet/contract/constants';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { accountHref } from '../shared/form/account-href.ts';
import { afterSignIn } from '../shared/form/after-sign-in.ts';
import { FormPage } from '../shared/form/form-page.tsx';
import { ReactivateStep } from '../shared/form/reactivate-step.tsx';
import { useStepFocus } from '../shared/form/use-step-focus.ts';
import { ForgotStep } from './forgot-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ResetStep } from './reset-step.tsx';
import type { loginForm } from './schema.ts';
import { type SecondFactorStep, SecondStep } from './second-step.tsx';

type Props = BlockProps<typeof loginForm>;

const stepTitles = ({
  codes,
  login,
}: Props['messages']): Readonly<Record<Props['data']['step'], string | null>> => ({
  password: null,
  forgot: codes.forgotPassword,
  reset: login.resetTitle,
  'second-factor': login.secondStepTitle,
  'recovery-code': login.recoveryTitle,
  reactivate: login.reactivateTitle,
});

export const LoginForm = ({ id, settings, data, messages, dispatch }: Props) => {
  const [open, setOpen] = useState<SecondFactorStep | null>(null);
  const { next, failed, done } = data;
  const [inactive, setInactive] = useState<string | null>(null);
  const [step, setStep] = useState(data.step);
  useStepFocus(id, step);
  const enter = (made?: string) => dispatch({ action: 'load', href: made ?? afterSignIn(next) });
  const openSecondStep = (opened: SecondFactorStep) => {
    setOpen(opened);
    setStep('second-factor');
  };
  const common = { next, messages, dispatch };
  return (
    <FormPage
      id={id}
      title={stepTitles(messages)[step] ?? settings.title}
      failed={step === data.step ? failed : null}
    >
      {step === 'password' && (
        <PasswordStep
          {...common}
          onSignedIn={enter}
          onSecondStep={openSecondStep}
          onInactive={(email) => {
            setInactive(email);
            setStep('reactivate');
          }}
        />
      )}
      {step === 'forgot' && <ForgotStep {...common} isDone={done === 'forgot'} />}
      {step === 'reset' && <ResetStep {...common} />}
      {step === 'reactivate' && (
        <ReactivateStep
          {...common}
          email={inactive}
          next={next || SEEKER_HOME}
          onDone={({ secondFactor, message, next: made }) => {
            if (secondFactor !== null) {
              openSecondStep({ factor: secondFactor, message });
              return undefined;
            }
            enter(made);
            return 'leaving';
          }}
          againHref={accountHref('/login', null, next)}
          onAgain={() => setStep('password')}
        />
      )}
      {(step === 'second-factor' || step === 'recovery-code') && (
        <SecondStep
          {...common}
          open={open}
          takes={step === 'recovery-code' ? 'recovery-code' : 'code'}
          onSignedIn={enter}
        />
      )}
    </FormPage>
  );
};
