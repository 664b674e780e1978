import { cancelSlot, confirmSlot, notifyRecruiter } from '@broadsheet/contract/calls/interviews';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { bookSlot, cancelBooking } from './book-slot.ts';
import { sendRecruiterNotification } from './notify-recruiter.ts';
import { findSlot } from './read-slots.ts';

export const confirmSlotCall = bindCall(
  confirmSlot,
  async (_query, _params, context, { slotId }) => {
    const { database, now } = context;
    const { outcomes } = context.messages;
    const { id: seekerId } = await readSeeker(context);
    const { freed } = await bookSlot(database, { seekerId, slotId, now });
    const interview = await findSlot(database, { seekerId, now }, slotId);
    if (!interview) throw new AppError('SLOT_NOT_FOUND');
    const message = freed === null ? outcomes.interviewBooked : outcomes.interviewMoved;
    return { message, interview, freed };
  },
);

export const cancelSlotCall = bindCall(cancelSlot, async (_query, _params, context, { slotId }) => {
  const { database, now } = context;
  const { id: seekerId } = await readSeeker(context);
  await cancelBooking(database, { seekerId, slotId, now });
  return { message: context.messages.outcomes.interviewCancelled };
});

export const notifyRecruiterCall = bindCall(
  notifyRecruiter,
  async (_query, _params, context, { calendarId, message }) => {
    const { database, now } = context;
    const { id: seekerId } = await readSeeker(context);
    const notification = { seekerId, calendarId, message: message.trim(), now };
    const toldUntil = await sendRecruiterNotification(database, notification);
    return { message: context.messages.outcomes.interviewNoteSent, toldUntil };
  },
);
