import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BlockFixtures } from '../block-fixtures.ts';
import { bookedFixture, inviteFixture } from '../interview.fixtures.ts';
import type { interviewList } from './schema.ts';

const { outcomes } = builtInMessages();

const settings = { booked: 'Booked interviews', invites: 'Interview invites' };
const href = '/j/senior-java-developer-1234';
const nothing = {
  booked: [],
  invites: [],
  page: 1,
  hasMore: false,
  after: null,
  done: null,
  failed: null,
};
const booked = { ...bookedFixture, href };
const invite = { ...inviteFixture, calendarId: 6, href };
const video = { ...booked.calendar, place: null, videoLink: 'https://meet.example/kaveri' };

export const fixtures: BlockFixtures<typeof interviewList> = {
  usual: {
    settings,
    data: {
      ...nothing,
      booked: [booked, { ...booked, slotId: 72, calendar: video }],
      invites: [invite, { ...invite, calendarId: 7, slotsLeft: 0 }],
    },
  },
  empty: { settings, data: nothing },
  long: {
    settings,
    data: {
      ...nothing,
      booked: [{ ...booked, calendar: { ...video, title: 'Longtitle'.repeat(11) } }],
      page: 2,
      hasMore: true,
      done: outcomes.interviewCancelled,
    },
  },
  failed: { settings, data: { ...nothing, failed: "You haven't booked this slot." } },
};
