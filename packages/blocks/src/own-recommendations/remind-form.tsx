import type { Action } from '@broadsheet/contract/actions';
import { remindRecommender } from '@broadsheet/contract/calls/recommendations';
import type { Recommendation } from '@broadsheet/contract/entities/recommendation';
import { REMINDERS_MAX } from '@broadsheet/contract/recommendation-limits';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { formatDay } from '../shared/time/format-date.ts';
import * as styles from './own-recommendations.styles.ts';

type FormMessages = Pick<Messages, 'forms' | 'recommendations'>;

const planOf = ({ forms, recommendations }: FormMessages): FormPlan<typeof remindRecommender> => ({
  id: 'remind-recommender',
  call: remindRecommender,
  fields: [],
  submit: recommendations.remindButton,
  busy: forms.sending,
});

interface RemindFormProps {
  readonly item: Recommendation;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly next: string;
  readonly messages: FormMessages;
  readonly dispatch: (action: Action) => void;
  readonly onReminded: (recommendationId: number) => void;
}

/** Sends a reminder, or shows from when one is possible. */
export const RemindForm = ({
  item,
  now,
  next,
  messages,
  dispatch,
  onReminded,
}: RemindFormProps) => {
  const { recommendationId, name, remindFrom } = item;
  const { remindedOften, remindFrom: remindLater } = messages.recommendations;
  if (remindFrom === null)
    return <p className={styles.note}>{formatMessage(remindedOften, { count: REMINDERS_MAX })}</p>;
  if (Date.parse(remindFrom) > now)
    return (
      <p className={styles.note}>{formatMessage(remindLater, { date: formatDay(remindFrom) })}</p>
    );
  return (
    <CallForm
      plan={planOf(messages)}
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
