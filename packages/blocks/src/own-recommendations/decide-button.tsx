import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { processRecommendation } from '@broadsheet/contract/calls/recommendations';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';

type Plan = FormPlan<typeof processRecommendation>;

const planOf = (submit: string, busy: string): Plan => ({
  id: 'decide-recommendation',
  call: processRecommendation,
  fields: [],
  submit,
  busy,
});
const PLANS = {
  accept: planOf('Show it on my profile', 'Saving…'),
  decline: planOf('Keep it to myself', 'Saving…'),
  show: planOf('Show it after all', 'Saving…'),
  hide: planOf('Hide it', 'Saving…'),
  undo: planOf('Undo', 'Undoing…'),
  remove: planOf('Remove it for good', 'Removing…'),
} as const;
export type Decision = keyof typeof PLANS;

export interface DecideButtonProps {
  readonly does: Decision;
  readonly recommendationId: number;
  /** Of whom, for those who hear it. */
  readonly about: string;
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly onDecided: (
    answer: CallAnswer<typeof processRecommendation>,
    recommendationId: number,
    does: Decision,
  ) => void;
}

/** One press that decides about a recommendation, and works without JavaScript. */
export const DecideButton = ({
  does,
  recommendationId,
  about,
  next,
  messages,
  dispatch,
  onDecided,
}: DecideButtonProps) => (
  <CallForm
    plan={PLANS[does]}
    buttonStyle={does === 'accept' ? 'primary' : 'quiet'}
    about={`(${about})`}
    given={
      does === 'undo'
        ? { action: 'hide', undo: 1, recommendationId }
        : { action: does, recommendationId }
    }
    messages={messages}
    dispatch={dispatch}
    next={next}
    onDone={(answer) => {
      onDecided(answer, recommendationId, does);
      return undefined;
    }}
  />
);
