import {
  interviewInvites,
  interviewSlotById,
  interviewSlotDetails,
  interviewSlots,
  interviewSlotsCount,
  interviewSlotTimings,
} from '@broadsheet/contract/calls/interviews';
import type { InterviewSlot } from '@broadsheet/contract/entities/interview';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readOwnPaging, readPaging } from '../../platform/call/list-query.ts';
import { readCalendar } from './read-calendar.ts';
import { readInvites, readSlotsCount } from './read-invites.ts';
import { findSlot, readBookedSlots, readOpenSlots } from './read-slots.ts';

interface DayOfSlots {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly slots: InterviewSlot[];
}

/** Slots by day in a time zone, in chronological order. */
const daysOf = (slots: readonly InterviewSlot[], timeZone: string): DayOfSlots[] => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days = new Map<string, InterviewSlot[]>();
  for (const slot of slots) {
    const day = format.format(new Date(slot.startsAt));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, found]) => ({ day, slots: found }));
};

const readSlotRequest = async (context: CallContext) => {
  const { id: seekerId } = await readSeeker(context);
  return { seekerId, now: context.now };
};

const pageOf = <Item>(
  { items, total }: { readonly items: Item[]; readonly total: number },
  { page, size }: ReturnType<typeof readPaging>,
) => ({ items, page, size, total, hasMore: page * size < total });

export const interviewInvitesCall = bindCall(interviewInvites, async (query, _params, context) => {
  const paging = readOwnPaging(query);
  const { page, size } = paging;
  const list = await readInvites(context.database, await readSlotRequest(context), paging);
  return { ...list, page, size };
});

export const interviewSlotsCall = bindCall(
  interviewSlots,
  async ({ booked, pageNumber, pageContent }, _params, context) => {
    const paging = readPaging({
      ...(pageNumber === undefined ? {} : { page: pageNumber }),
      ...(pageContent === undefined ? {} : { size: pageContent }),
    });
    const read = booked === 0 ? readOpenSlots : readBookedSlots;
    return pageOf(await read(context.database, await readSlotRequest(context), paging), paging);
  },
);

export const interviewSlotByIdCall = bindCall(
  interviewSlotById,
  async ({ slotId }, _params, context) => {
    const found = await findSlot(context.database, await readSlotRequest(context), slotId);
    if (!found) throw new AppError('SLOT_NOT_FOUND');
    return found;
  },
);

export const interviewSlotsCountCall = bindCall(
  interviewSlotsCount,
  async (_query, _params, context) =>
    readSlotsCount(context.database, await readSlotRequest(context)),
);

/** Throws VALIDATION for a day or an hour that does not exist. */
const requireInstants = (choice: { readonly from?: string; readonly to?: string }): void => {
  const details = (['from', 'to'] as const)
    .filter((name) => Number.isNaN(Date.parse(choice[name] ?? '1970-01-01')))
    .map((name) => ({ path: `querystring/${name}`, message: 'must be a moment' }));
  if (details.length > 0) throw new AppError('VALIDATION', { details });
};

export const interviewSlotDetailsCall = bindCall(
  interviewSlotDetails,
  async (choice, _params, context) => {
    requireInstants(choice);
    return readCalendar(context.database, await readSlotRequest(context), choice);
  },
);

export const interviewSlotTimingsCall = bindCall(
  interviewSlotTimings,
  async (choice, _params, context) => {
    const slotRequest = await readSlotRequest(context);
    const { calendar, slots } = await readCalendar(context.database, slotRequest, choice);
    const { timeZone, minutes } = calendar;
    return {
      timeZone,
      minutes,
      days: daysOf(
        slots.filter(({ booked }) => !booked),
        timeZone,
      ),
    };
  },
);
