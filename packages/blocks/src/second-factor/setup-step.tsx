import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { enableSecondFactor } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import { ResendCode } from '../shared/form/resend-code.tsx';
import { StepCodeForm } from '../shared/form/step-code-form.tsx';
import { QrCode } from './qr-code.tsx';
import * as styles from './second-factor.styles.ts';

export type Setup = CallAnswer<typeof enableSecondFactor>;

const GROUPS_OF_FOUR = /.{1,4}/g;
const spelled = (secret: string): string => secret.match(GROUPS_OF_FOUR)?.join(' ') ?? secret;

interface SetupStepProps {
  readonly setup: Setup;
  readonly next: string;
  readonly messages: Pick<Messages, 'codes' | 'forms' | 'two-step'>;
  readonly dispatch: (action: Action) => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Shows or sends the secret of the second step, and verifies its first code. */
export const SetupStep = ({ setup, next, messages, dispatch, onDone }: SetupStepProps) => (
  <div className={styles.stack}>
    <p>{setup.message}</p>
    {setup.uri !== null && <QrCode text={setup.uri} label={messages['two-step'].qrCode} />}
    {setup.secret !== null && (
      <p>
        {messages['two-step'].typeKey}{' '}
        <span className={styles.secret}>{spelled(setup.secret)}</span>
      </p>
    )}
    <StepCodeForm
      takes="code"
      messages={messages}
      dispatch={dispatch}
      next={next}
      onDone={({ recoveryCodes = [] }) => {
        onDone(recoveryCodes);
        return undefined;
      }}
    />
    {setup.channel !== 'totp' && <ResendCode messages={messages} dispatch={dispatch} next={next} />}
  </div>
);
