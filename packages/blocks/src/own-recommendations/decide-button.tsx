import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { processRecommendation } from '@broadsheet/contract/calls/recommendations';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';

type Plan = FormPlan<typeof processRecommendation>;

type ButtonMessages = Pick<Messages, 'forms' | 'recommendations'>;

const SUBMITS = {
  accept: 'acceptButton',
  decline: 'declineButton',
  show: 'showButton',
  hide: 'hideButton',
  undo: 'undoButton',
  remove: 'deleteButton',
} as const satisfies Readonly<Record<string, keyof Messages['recommendations']>>;
export type Decision = keyof typeof SUBMITS;

const busyOf = (does: Decision, { forms, recommendations }: ButtonMessages): string => {
  if (does === 'undo') return recommendations.undoing;
  return does === 'remove' ? recommendations.deleting : forms.saving;
};
const planOf = (does: Decision, messages: ButtonMessages): Plan => ({
  id: 'decide-recommendation',
  call: processRecommendation,
  fields: [],
  submit: messages.recommendations[SUBMITS[does]],
  busy: busyOf(does, messages),
});

export interface DecideButtonProps {
  readonly does: Decision;
  readonly recommendationId: number;
  /** Names the person for screen readers. */
  readonly about: string;
  readonly next: string;
  readonly messages: ButtonMessages;
  readonly dispatch: (action: Action) => void;
  readonly onDecided: (
    answer: CallAnswer<typeof processRecommendation>,
    recommendationId: number,
    does: Decision,
  ) => void;
}

/** A button for one decision about a recommendation. It works without JavaScript. */
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
    plan={planOf(does, messages)}
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
