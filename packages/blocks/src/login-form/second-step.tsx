import type { Action } from '@broadsheet/contract/actions';
import { SEEKER_HOME } from '@broadsheet/contract/constants';
import type { SecondFactor } from '@broadsheet/contract/entities/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { accountHref } from '../shared/form/account-href.ts';
import { ResendCode } from '../shared/form/resend-code.tsx';
import { StepCodeForm } from '../shared/form/step-code-form.tsx';
import * as control from '../shared/page/control.styles.ts';

/** The second factor that a login needs. */
export interface SecondFactorStep {
  readonly factor: SecondFactor;
  /** The instructions, as the service returns them. */
  readonly message: string;
}

interface SecondStepProps {
  readonly next: string;
  readonly messages: Pick<Messages, 'codes' | 'forms' | 'login'>;
  readonly dispatch: (action: Action) => void;
  /** Null on a page that was loaded at this step: the page does not know the factor. */
  readonly open: SecondFactorStep | null;
  readonly takes: 'code' | 'recovery-code';
  /** @param made the page of the deferred call that the login has replayed */
  readonly onSignedIn: (made?: string) => void;
}

export const SecondStep = ({
  next,
  messages,
  dispatch,
  open,
  takes,
  onSignedIn,
}: SecondStepProps) => {
  const [wanted, setWanted] = useState(takes);
  const other = wanted === 'code' ? 'recovery-code' : 'code';
  return (
    <>
      {wanted === 'code' ? (
        <p>{open?.message ?? messages.login.secondStepLead}</p>
      ) : (
        <p>{messages.login.recoveryLead}</p>
      )}
      <StepCodeForm
        key={wanted}
        takes={wanted}
        messages={messages}
        dispatch={dispatch}
        next={next || SEEKER_HOME}
        onDone={({ next: made }) => {
          onSignedIn(made);
          return 'leaving';
        }}
      >
        <a
          className={control.textLink}
          href={accountHref('/login', other === 'code' ? 'second-factor' : other, next)}
          onClick={(event) => {
            event.preventDefault();
            setWanted(other);
          }}
        >
          {wanted === 'code' ? messages.login.useRecoveryCode : messages.login.useCode}
        </a>
      </StepCodeForm>
      {wanted === 'code' && open?.factor !== 'totp' && (
        <ResendCode
          messages={messages}
          dispatch={dispatch}
          next={accountHref('/login', 'second-factor', next)}
        />
      )}
    </>
  );
};
