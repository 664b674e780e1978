import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { activateAccount } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import { ActivationForm } from './activation-form.tsx';

interface ReactivateStepProps {
  /** Where the code was sent; null asks for it, on a page that was loaded at this step. */
  readonly email: string | null;
  readonly messages: Pick<Messages, 'codes' | 'forms'>;
  readonly next: string;
  readonly dispatch: (action: Action) => void;
  readonly onDone: (answer: CallAnswer<typeof activateAccount>) => 'leaving' | undefined;
  /** The page of the step before, where the password sends another code. */
  readonly againHref: string;
  readonly onAgain: () => void;
}

/** Takes the code that the right password of a deactivated account has sent. */
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
