import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { processRecommendation } from '@broadsheet/contract/calls/recommendations';
import { REQUEST_MESSAGE_MAX } from '@broadsheet/contract/recommendation-limits';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { line } from '../shared/form/kinds/line.ts';
import { textarea } from '../shared/form/kinds/textarea.tsx';

const ROWS = 4;
type FormMessages = Pick<Messages, 'forms' | 'recommendations'>;

const planOf = ({
  forms,
  recommendations,
}: FormMessages): FormPlan<typeof processRecommendation> => ({
  id: 'ask-recommendation',
  call: processRecommendation,
  fields: [
    {
      name: 'name',
      kind: line(recommendations.nameMissing, 'off', 80),
      label: recommendations.nameLabel,
    },
    { name: 'email', kind: 'email', label: forms.email },
    {
      name: 'message',
      kind: textarea(REQUEST_MESSAGE_MAX, ROWS),
      label: recommendations.messageLabel,
      hint: recommendations.messageHint,
    },
  ],
  submit: recommendations.requestButton,
  busy: forms.sending,
});

interface RequestFormProps {
  /** The suggested message. */
  readonly message: string;
  readonly next: string;
  readonly messages: FormMessages;
  readonly dispatch: (action: Action) => void;
  readonly onRequested: (answer: CallAnswer<typeof processRecommendation>) => void;
}

/** Requests recommendations one by one: the form is cleared after each request. */
export const RequestForm = ({
  message,
  next,
  messages,
  dispatch,
  onRequested,
}: RequestFormProps) => {
  const [requestCount, setRequestCount] = useState(0);
  return (
    <CallForm
      key={requestCount}
      plan={planOf(messages)}
      values={{ message }}
      given={{ action: 'ask' }}
      messages={messages}
      dispatch={dispatch}
      next={next}
      onDone={(answer) => {
        onRequested(answer);
        setRequestCount(requestCount + 1);
        return undefined;
      }}
    />
  );
};
