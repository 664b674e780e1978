import type { Action } from '@broadsheet/contract/actions';
import { cancelSlot, confirmSlot } from '@broadsheet/contract/calls/interviews';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';

type Texts = Pick<Messages, 'forms' | 'interviews'>;

const cancelPlan = ({ interviews }: Texts): FormPlan<typeof cancelSlot> => ({
  id: 'cancel-slot',
  call: cancelSlot,
  fields: [],
  submit: interviews.cancelConfirm,
  busy: interviews.cancelling,
});
const undoPlan = ({ interviews }: Texts): FormPlan<typeof confirmSlot> => ({
  id: 'book-again',
  call: confirmSlot,
  fields: [],
  submit: interviews.undo,
  busy: interviews.booking,
});

interface SlotFormProps {
  readonly slotId: number;
  /** Names the interview for screen readers. */
  readonly about: string;
  readonly messages: Texts;
  readonly dispatch: (action: Action) => void;
  readonly onDone: () => void;
}

/** Cancels a booked slot. */
export const CancelForm = ({ slotId, about, messages, dispatch, onDone }: SlotFormProps) => (
  <CallForm
    plan={cancelPlan(messages)}
    buttonStyle="quiet"
    about={`(${about})`}
    given={{ slotId }}
    messages={messages}
    dispatch={dispatch}
    next="/interviews?done=cancelled"
    onDone={({ message }) => {
      dispatch({ action: 'toast', tone: 'success', message });
      onDone();
      return undefined;
    }}
  />
);

/** Books a cancelled slot again, if it is still free. */
export const UndoForm = ({ slotId, about, messages, dispatch, onDone }: SlotFormProps) => (
  <CallForm
    plan={undoPlan(messages)}
    buttonStyle="quiet"
    about={`(${about})`}
    given={{ slotId }}
    messages={messages}
    dispatch={dispatch}
    next="/interviews?done=booked"
    onDone={({ message }) => {
      dispatch({ action: 'toast', tone: 'success', message });
      onDone();
      return undefined;
    }}
  />
);
