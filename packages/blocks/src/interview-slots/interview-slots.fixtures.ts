import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BlockFixtures } from '../block-fixtures.ts';
import { calendarFixture } from '../interview.fixtures.ts';
import type { interviewSlots } from './schema.ts';

const { outcomes } = builtInMessages();

const HALF_HOUR_MS = 1_800_000;
const slotAt = (slotId: number, startsAt: string) => ({
  slotId,
  calendarId: 5,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + HALF_HOUR_MS).toISOString(),
  booked: false,
});
const free = [
  slotAt(71, '2026-11-25T04:30:00.000Z'),
  slotAt(72, '2026-11-25T05:00:00.000Z'),
  slotAt(73, '2026-11-25T19:00:00.000Z'),
];
const settings = { unsuited: 'No slot works for you?' };
const data = {
  calendar: calendarFixture,
  href: '/j/senior-java-developer-1234',
  free,
  booked: null,
  nextNotifyAt: null,
  done: null,
  failed: null,
};

export const fixtures: BlockFixtures<typeof interviewSlots> = {
  usual: { settings, data },
  booked: {
    settings,
    data: {
      ...data,
      free: free.slice(1),
      booked: { ...slotAt(71, '2026-11-25T04:30:00.000Z'), booked: true },
      done: outcomes.interviewBooked,
    },
  },
  empty: { settings, data: { ...data, free: [], nextNotifyAt: '2026-11-22T04:30:00.000Z' } },
  long: {
    settings,
    data: {
      ...data,
      calendar: {
        ...calendarFixture,
        title: 'Longtitle'.repeat(11),
        place: 'Longplace'.repeat(22),
      },
      failed: 'This slot was just booked. Choose another.',
    },
  },
};
