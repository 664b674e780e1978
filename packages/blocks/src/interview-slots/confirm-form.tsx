import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { confirmSlot } from '@broadsheet/contract/calls/interviews';
import type { InterviewSlot } from '@broadsheet/contract/entities/interview';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useMemo } from 'react';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { slotsKind } from './slots-kind.tsx';

interface ConfirmFormProps {
  readonly calendarId: number;
  readonly slots: readonly InterviewSlot[];
  readonly timeZone: string;
  /** True if another slot is booked, which the form then releases. */
  readonly isMove: boolean;
  readonly messages: Pick<Messages, 'forms' | 'interviews'>;
  readonly dispatch: (action: Action) => void;
  readonly onBooked: (answer: CallAnswer<typeof confirmSlot>) => void;
  /** Called if someone else has booked the slot first. */
  readonly onGone: (slotId: number) => void;
}

const planOf = ({
  slots,
  timeZone,
  isMove,
  messages: { interviews },
}: Pick<ConfirmFormProps, 'slots' | 'timeZone' | 'isMove' | 'messages'>): FormPlan<
  typeof confirmSlot
> => ({
  id: 'confirm-slot',
  call: confirmSlot,
  fields: [
    {
      name: 'slotId',
      kind: slotsKind(slots, timeZone, interviews.slotMissing),
      label: isMove ? interviews.moveLabel : interviews.slotLabel,
    },
  ],
  submit: isMove ? interviews.moveSubmit : interviews.bookSubmit,
  busy: interviews.booking,
});

/** Books a slot, or moves the booking to it. */
export const ConfirmForm = (props: ConfirmFormProps) => {
  const { calendarId, slots, timeZone, isMove, dispatch, onBooked, onGone, messages } = props;
  const plan = useMemo(
    () => planOf({ slots, timeZone, isMove, messages }),
    [slots, timeZone, isMove, messages],
  );
  return (
    <CallForm
      plan={plan}
      messages={messages}
      dispatch={dispatch}
      next={`/interview/${calendarId}?done=booked`}
      onDone={(answer) => {
        dispatch({ action: 'toast', tone: 'success', message: answer.message });
        onBooked(answer);
        return undefined;
      }}
      onFault={({ code }, { slotId = '' }) => {
        if (code === 'SLOT_TAKEN' || code === 'SLOT_PAST') onGone(Number(slotId));
      }}
    />
  );
};
