import type {
  InterviewCalendar,
  InterviewInvite,
  InterviewOfSlot,
} from '@broadsheet/contract/entities/interview';

export const calendarFixture: InterviewCalendar = {
  calendarId: 5,
  title: 'First talk',
  job: { id: 1234, slug: 'senior-java-developer', title: 'Senior Java Developer' },
  company: { id: 3, name: 'Kaveri Systems', slug: 'kaveri-systems', logo: null },
  recruiter: { id: 9, name: 'Meera Iyer', designation: 'Talent Partner' },
  minutes: 30,
  place: '12, MG Road, Bengaluru',
  videoLink: null,
  timeZone: 'Asia/Kolkata',
};

export const inviteFixture: InterviewInvite = {
  ...calendarFixture,
  invitedAt: '2026-11-20T04:30:00.000Z',
  slotsLeft: 3,
};

export const bookedFixture: InterviewOfSlot = {
  slotId: 71,
  calendarId: 5,
  startsAt: '2026-11-25T04:30:00.000Z',
  endsAt: '2026-11-25T05:00:00.000Z',
  booked: true,
  calendar: calendarFixture,
};
