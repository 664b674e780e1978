import { SEEKER_HOME } from '@broadsheet/contract/constants';
import { useState } from 'react';
import {
  type Linked,
  LinkStep,
  ProveStep,
  ProviderRegisterStep,
  TicketCodeStep,
  type TicketStepProps,
} from './ticket-forms.tsx';
import { useTicket } from './use-ticket.ts';

/** Where new members go without a page of their own. */
const PROFILE = '/registration/addPersonalDetails';

interface TicketStepsProps extends Omit<TicketStepProps, 'facts'> {
  readonly step: string;
  readonly onSignedIn: (answer: Omit<Linked, 'step'>) => 'leaving' | undefined;
}

/** The steps of a login that a provider has confirmed; nothing at any other step. */
export const TicketSteps = ({ step, onSignedIn, ...props }: TicketStepsProps) => {
  const loaded = useTicket(props.ticket);
  const [typedEmail, setTypedEmail] = useState<string | null>(null);
  const facts = loaded && typedEmail !== null ? { ...loaded, email: typedEmail } : loaded;
  const onLinked = (answer: Linked) => {
    if (answer.step !== 'register') return onSignedIn(answer);
    props.onStep('register');
    return undefined;
  };
  const common = { ...props, facts };
  if (step === 'link') return <LinkStep {...common} onLinked={onLinked} />;
  if (step === 'link-code' || step === 'prove-code')
    return (
      <TicketCodeStep
        {...common}
        of={step === 'link-code' ? 'link' : 'prove'}
        onLinked={onLinked}
      />
    );
  if (step === 'prove') return <ProveStep {...common} onSent={setTypedEmail} />;
  if (step !== 'register') return null;
  const isNew = props.next === '' || props.next === SEEKER_HOME;
  return (
    <ProviderRegisterStep
      {...common}
      next={isNew ? PROFILE : props.next}
      onRegistered={(answer) => onSignedIn(isNew ? { next: PROFILE, ...answer } : answer)}
    />
  );
};
