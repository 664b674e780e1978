import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { activateAccount } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import { ActivationForm } from './activation-form.tsx';

interface ReactivateStepProps {
  /** The address that got the code. Null asks for the address, on a page that was loaded at this step. */
  readonly email: string | null;
  readonly messages: Pick<Messages, 'codes' | 'forms'>;
  readonly next: string;
  readonly dispatch: (action: Action) => void;
  readonly onDone: (answer: CallAnswer<typeof activateAccount>) => 'leaving' | undefined;
  /** Link to the password step, which sends another code. */
  readonly againHref: string;
  readonly onAgain: () => void;
}

/** Takes the code that is sent when the password of a deactivated account is correct. */
export const ReactivateStep = ({ againHref, onAgain, ...form }: ReactivateStepProps) => (
  <>
    <p>{form.messages.codes.accountDeactivated}</p>
    <ActivationForm seekerId={null} {...form}>
      <a
        className={control.textLink}
        href={againHref}
        onClick={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        {form.messages.codes.sendNewCode}
      </a>
    </ActivationForm>
  </>
);
