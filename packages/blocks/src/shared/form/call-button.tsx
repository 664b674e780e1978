import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer, CallDefinition } from '@broadsheet/contract/call';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from './call-form.tsx';
import type { FormPlan } from './form-plan.ts';

interface CallButtonProps<Call extends CallDefinition> {
  readonly call: Call;
  readonly label: string;
  readonly busy: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly given?: Readonly<Record<string, string | number>>;
  readonly dispatch: (action: Action) => void;
  readonly next: string;
  readonly onDone?: (answer: CallAnswer<Call>) => void;
}

const messageOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer
    ? String(answer.message)
    : '';

/** A form without visible fields: one button, and the response as a toast. */
export const CallButton = <Call extends CallDefinition>({
  call,
  label,
  busy,
  messages,
  given = {},
  dispatch,
  next,
  onDone,
}: CallButtonProps<Call>) => {
  const plan: FormPlan<Call> = { id: label, call, fields: NO_FIELDS, submit: label, busy };
  return (
    <CallForm
      plan={plan}
      messages={messages}
      buttonStyle="quiet"
      given={given}
      dispatch={dispatch}
      next={next}
      onDone={(answer) => {
        const message = messageOf(answer);
        if (message !== '') dispatch({ action: 'toast', tone: 'success', message });
        onDone?.(answer);
        return undefined;
      }}
    />
  );
};

const NO_FIELDS: FormPlan<CallDefinition>['fields'] = [];
