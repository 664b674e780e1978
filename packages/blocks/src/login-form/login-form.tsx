import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { afterSignIn } from '../parts/form/after-sign-in.ts';
import { FormPage } from '../parts/form/form-page.tsx';
import { useStepFocus } from '../parts/form/use-step-focus.ts';
import { ForgotStep } from './forgot-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ResetStep } from './reset-step.tsx';
import type { loginForm } from './schema.ts';
import { type SecondFactorStep, SecondStep } from './second-step.tsx';

type Props = BlockProps<typeof loginForm>;

const TITLES: Readonly<Record<Props['data']['step'], string | null>> = {
  password: null,
  forgot: 'Forgot your password?',
  reset: 'Choose a new password',
  'second-factor': 'One more step',
  'recovery-code': 'Use a recovery code',
};

export const LoginForm = ({ id, settings, data, dispatch }: Props) => {
  const [open, setOpen] = useState<SecondFactorStep | null>(null);
  const { next, failed, done } = data;
  const step = open ? 'second-factor' : data.step;
  useStepFocus(id, step);
  const enter = (made?: string) => dispatch({ action: 'load', href: made ?? afterSignIn(next) });
  const common = { next, dispatch };
  return (
    <FormPage id={id} title={TITLES[step] ?? settings.title} failed={open ? null : failed}>
      {step === 'password' && (
        <PasswordStep {...common} onSignedIn={enter} onSecondStep={setOpen} />
      )}
      {step === 'forgot' && <ForgotStep {...common} isDone={done === 'forgot'} />}
      {step === 'reset' && <ResetStep {...common} />}
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
