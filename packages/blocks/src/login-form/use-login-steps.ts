import type { Action } from '@broadsheet/contract/actions';
import type { CallFault } from '@broadsheet/contract/call-result';
import type { SecondFactor } from '@broadsheet/contract/entities/account';
import { INACTIVE_CODE } from '@broadsheet/contract/reactivation';
import { useState } from 'react';
import { afterSignIn } from '../shared/form/after-sign-in.ts';
import type { LoginStep } from './schema.ts';
import type { SecondFactorStep } from './second-step.tsx';

/** What an answer says of the login: it is complete, or it has a second step. */
interface SignedIn {
  readonly secondFactor: SecondFactor | null;
  readonly message: string;
  readonly next?: string;
}

/** The step of a login, what the next steps need of the earlier ones, and where it ends. */
export const useLoginSteps = (
  first: LoginStep,
  next: string,
  dispatch: (action: Action) => void,
) => {
  const [step, setStep] = useState<LoginStep>(first);
  const [secondFactor, setSecondFactor] = useState<SecondFactorStep | null>(null);
  const [inactiveEmail, setInactiveEmail] = useState<string | null>(null);
  const [phone, setPhone] = useState<string | null>(null);
  const enter = (made?: string) =>
    dispatch({ action: 'signed-in', href: made ?? afterSignIn(next) });
  return {
    step,
    setStep,
    secondFactor,
    inactiveEmail,
    phone,
    enter,
    onSent: (sentTo: string): void => {
      setPhone(sentTo);
      setStep('mobile-code');
    },
    onSignedIn: ({ secondFactor: factor, message, next: made }: SignedIn) => {
      if (factor === null) {
        enter(made);
        return 'leaving' as const;
      }
      setSecondFactor({ factor, message });
      setStep('second-factor');
      return undefined;
    },
    onFault: ({ code }: CallFault, email: string | null): void => {
      if (code !== INACTIVE_CODE) return;
      setInactiveEmail(email);
      setStep('reactivate');
    },
  };
};
