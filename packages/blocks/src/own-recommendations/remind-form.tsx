import type { Action } from '@broadsheet/contract/actions';
import { remindRecommender } from '@broadsheet/contract/calls/recommendations';
import type { Recommendation } from '@broadsheet/contract/entities/recommendation';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { formatDay } from '../shared/time/format-date.ts';
import * as styles from './own-recommendations.styles.ts';

const plan: FormPlan<typeof remindRecommender> = {
  id: 'remind-recommender',
  call: remindRecommender,
  fields: [],
  submit: 'Remind',
  busy: 'Sending…',
};

interface RemindFormProps {
  readonly item: Recommendation;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly onReminded: (recommendationId: number) => void;
}

/** Reminds who was asked, or says when that can be done. */
export const RemindForm = ({
  item,
  now,
  next,
  messages,
  dispatch,
  onReminded,
}: RemindFormProps) => {
  const { recommendationId, name, remindFrom } = item;
  if (remindFrom === null)
    return <p className={styles.note}>Reminded 3 times; no more mails go to this address.</p>;
  if (Date.parse(remindFrom) > now)
    return <p className={styles.note}>Can be reminded from {formatDay(remindFrom)}.</p>;
  return (
    <CallForm
      plan={plan}
      buttonStyle="quiet"
      about={name}
      given={{ recommendationId }}
      messages={messages}
      dispatch={dispatch}
      next={next}
      onDone={({ message }) => {
        dispatch({ action: 'toast', tone: 'success', message });
        onReminded(recommendationId);
        return undefined;
      }}
    />
  );
};
