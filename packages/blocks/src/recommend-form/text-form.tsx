import type { Action } from '@broadsheet/contract/actions';
import { addComment } from '@broadsheet/contract/calls/external';
import { COMMENT_MAX } from '@broadsheet/contract/recommendation-limits';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { textarea } from '../shared/form/kinds/textarea.tsx';
import type { RecommendationRequest } from './recommendation-request.ts';

const ROWS = 9;
type FormMessages = Pick<Messages, 'forms' | 'recommend'>;

const planOf = (hint: string, { forms, recommend }: FormMessages): FormPlan<typeof addComment> => ({
  id: 'recommend-words',
  call: addComment,
  fields: [
    {
      name: 'comment',
      kind: textarea(COMMENT_MAX, ROWS),
      label: recommend.commentLabel,
      ...(hint === '' ? {} : { hint }),
    },
  ],
  submit: recommend.send,
  busy: forms.sending,
});

interface TextFormProps {
  readonly request: RecommendationRequest;
  readonly hint: string;
  /** The id of the form, if a picture can be sent with it. */
  readonly fileFormId?: string;
  /** Returns why the form is not sent yet, shown once; null to send it. */
  readonly holdBack: () => string | null;
  readonly messages: FormMessages;
  readonly dispatch: (action: Action) => void;
  readonly onDone: () => void;
}

/** The text of the recommendation. */
export const TextForm = ({
  request: { token, href },
  hint,
  messages,
  dispatch,
  onDone,
  ...rest
}: TextFormProps) => (
  <CallForm
    {...rest}
    plan={planOf(hint, messages)}
    messages={messages}
    given={{ token }}
    dispatch={dispatch}
    next={`${href}?done=written`}
    onDone={() => {
      onDone();
      return undefined;
    }}
  />
);
