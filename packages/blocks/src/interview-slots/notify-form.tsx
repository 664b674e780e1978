import type { Action } from '@broadsheet/contract/actions';
import { notifyRecruiter } from '@broadsheet/contract/calls/interviews';
import { SLOT_REQUEST_MAX } from '@broadsheet/contract/interview-limits';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { textarea } from '../shared/form/kinds/textarea.tsx';

const ROWS = 3;
type Texts = Pick<Messages, 'forms' | 'interviews'>;

const notifyPlan = ({ forms, interviews }: Texts): FormPlan<typeof notifyRecruiter> => ({
  id: 'notify-recruiter',
  call: notifyRecruiter,
  fields: [
    {
      name: 'message',
      kind: textarea(SLOT_REQUEST_MAX, ROWS),
      label: interviews.messageLabel,
      hint: interviews.messageHint,
    },
  ],
  submit: interviews.messageSubmit,
  busy: forms.sending,
});

interface NotifyFormProps {
  readonly calendarId: number;
  readonly messages: Texts;
  readonly dispatch: (action: Action) => void;
  readonly onNotified: (nextNotifyAt: string) => void;
}

/** Sends a message to the recruiter if no slot suits. */
export const NotifyForm = ({ calendarId, messages, dispatch, onNotified }: NotifyFormProps) => (
  <CallForm
    plan={notifyPlan(messages)}
    buttonStyle="quiet"
    given={{ calendarId }}
    messages={messages}
    dispatch={dispatch}
    next={`/interview/${calendarId}?done=told`}
    onDone={({ message, toldUntil: nextNotifyAt }) => {
      dispatch({ action: 'toast', tone: 'success', message });
      onNotified(nextNotifyAt);
      return undefined;
    }}
  />
);
