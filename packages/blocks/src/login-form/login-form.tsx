import type { CallFault } from '@broadsheet/contract/call-result';
import { SEEKER_HOME } from '@broadsheet/contract/constants';
import type { SecondFactor } from '@broadsheet/contract/entities/account';
import { INACTIVE_CODE } from '@broadsheet/contract/reactivation';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { accountHref } from '../shared/form/account-href.ts';
import { afterSignIn } from '../shared/form/after-sign-in.ts';
import { FormPage } from '../shared/form/form-page.tsx';
import { ReactivateStep } from '../shared/form/reactivate-step.tsx';
import { useStepFocus } from '../shared/form/use-step-focus.ts';
import { ForgotStep } from './forgot-step.tsx';
import { MobileCodeStep, MobileStep } from './mobile-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ResetStep } from './reset-step.tsx';
import type { loginForm } from './schema.ts';
import { type SecondFactorStep, SecondStep } from './second-step.tsx';
import { TicketSteps } from './ticket-steps.tsx';

type Props = BlockProps<typeof loginForm>;
type Step = Props['data']['step'];

const stepTitles = ({
  codes,
  login,
}: Props['messages']): Readonly<Record<Step, string | null>> => ({
  password: null,
  forgot: codes.forgotPassword,
  reset: login.resetTitle,
  'second-factor': login.secondStepTitle,
  'recovery-code': login.recoveryTitle,
  reactivate: login.reactivateTitle,
  mobile: login.mobileTitle,
  'mobile-code': login.mobileCodeTitle,
  link: login.linkTitle,
  'link-code': login.linkTitle,
  prove: login.proveTitle,
  'prove-code': login.proveTitle,
  register: login.providerRegisterTitle,
});

/** What an answer says of the login: it is complete, or it has a second step. */
interface SignedIn {
  readonly secondFactor: SecondFactor | null;
  readonly message: string;
  readonly next?: string;
}

export const LoginForm = ({ id, settings, data, messages, dispatch }: Props) => {
  const [open, setOpen] = useState<SecondFactorStep | null>(null);
  const { next, failed, done, providers, pending } = data;
  const [inactive, setInactive] = useState<string | null>(null);
  const [phone, setPhone] = useState<string | null>(null);
  const [step, setStep] = useState<Step>(data.step);
  useStepFocus(id, step);
  const enter = (made?: string) => dispatch({ action: 'load', href: made ?? afterSignIn(next) });
  const onSignedIn = ({ secondFactor, message, next: made }: SignedIn) => {
    if (secondFactor === null) {
      enter(made);
      return 'leaving';
    }
    setOpen({ factor: secondFactor, message });
    setStep('second-factor');
    return undefined;
  };
  const onFault = ({ code }: CallFault, email: string | null) => {
    if (code !== INACTIVE_CODE) return;
    setInactive(email);
    setStep('reactivate');
  };
  const common = { next, messages, dispatch };
  return (
    <FormPage
      id={id}
      title={stepTitles(messages)[step] ?? settings.title}
      failed={step === data.step ? failed : null}
    >
      {step === 'password' && (
        <PasswordStep {...common} providers={providers} onSignedIn={onSignedIn} onFault={onFault} />
      )}
      {step === 'forgot' && <ForgotStep {...common} isDone={done === 'forgot'} />}
      {step === 'reset' && <ResetStep {...common} />}
      {step === 'mobile' && (
        <MobileStep
          {...common}
          onSent={(sentTo) => {
            setPhone(sentTo);
            setStep('mobile-code');
          }}
        />
      )}
      {step === 'mobile-code' && (
        <MobileCodeStep
          {...common}
          phone={phone}
          onDone={onSignedIn}
          onFault={(fault) => onFault(fault, null)}
        />
      )}
      {step === 'reactivate' && (
        <ReactivateStep
          {...common}
          email={inactive}
          next={next || SEEKER_HOME}
          onDone={onSignedIn}
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
      {pending && (
        <TicketSteps
          {...common}
          {...pending}
          step={step}
          onStep={setStep}
          onSignedIn={onSignedIn}
          onFault={(fault) => onFault(fault, null)}
        />
      )}
    </FormPage>
  );
};
