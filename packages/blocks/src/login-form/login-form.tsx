import { SEEKER_HOME } from '@broadsheet/contract/constants';
import type { BlockProps } from '../block-component.ts';
import { accountHref } from '../shared/form/account-href.ts';
import { FormPage } from '../shared/form/form-page.tsx';
import { ReactivateStep } from '../shared/form/reactivate-step.tsx';
import { useStepFocus } from '../shared/form/use-step-focus.ts';
import { ForgotStep } from './forgot-step.tsx';
import { MobileCodeStep, MobileStep } from './mobile-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ResetStep } from './reset-step.tsx';
import type { LoginStep, loginForm } from './schema.ts';
import { SecondStep } from './second-step.tsx';
import { TicketSteps } from './ticket-steps.tsx';
import { useLoginSteps } from './use-login-steps.ts';

type Props = BlockProps<typeof loginForm>;

const stepTitles = ({
  codes,
  login,
}: Props['messages']): Readonly<Record<LoginStep, string | null>> => ({
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

export const LoginForm = ({ id, settings, data, messages, dispatch }: Props) => {
  const { next, failed, done, providers, pending } = data;
  const steps = useLoginSteps(data.step, next, dispatch);
  const { step, setStep, onSignedIn, onFault } = steps;
  useStepFocus(id, step);
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
      {step === 'mobile' && <MobileStep {...common} onSent={steps.onSent} />}
      {step === 'mobile-code' && (
        <MobileCodeStep
          {...common}
          phone={steps.phone}
          onDone={onSignedIn}
          onFault={(fault) => onFault(fault, null)}
        />
      )}
      {step === 'reactivate' && (
        <ReactivateStep
          {...common}
          email={steps.inactiveEmail}
          next={next || SEEKER_HOME}
          onDone={onSignedIn}
          againHref={accountHref('/login', null, next)}
          onAgain={() => setStep('password')}
        />
      )}
      {(step === 'second-factor' || step === 'recovery-code') && (
        <SecondStep
          {...common}
          open={steps.secondFactor}
          takes={step === 'recovery-code' ? 'recovery-code' : 'code'}
          onSignedIn={steps.enter}
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
