import { expect, it } from 'vitest';
import { SCHEDULE } from './schedule.ts';

/** The names of the tasks that start at an instant. */
const begunAt = (iso: string): string[] => {
  const time = new Date(iso);
  const digest = {
    min: time.getUTCMinutes(),
    hour: time.getUTCHours(),
    date: time.getUTCDate(),
    month: time.getUTCMonth() + 1,
    dow: time.getUTCDay(),
  };
  return SCHEDULE.filter(({ match }) => match(digest)).map(({ task }) => task);
};

it.each([
  ['2026-11-23T03:30:00Z', ['close-quizzes', 'retry-readings', 'weekly-job-report']],
  ['2026-11-24T03:30:00Z', ['close-quizzes', 'retry-readings']],
  ['2026-11-23T03:31:00Z', []],
  ['2026-11-24T02:00:00Z', ['clean-up', 'close-quizzes', 'job-alerts', 'retry-readings']],
  [
    '2026-11-24T03:00:00Z',
    ['clean-up', 'close-quizzes', 'closing-reminders', 'early-mails', 'retry-readings'],
  ],
  [
    '2026-12-01T04:30:00Z',
    ['close-quizzes', 'course-letters', 'renewal-reminders', 'retry-readings'],
  ],
  ['2026-11-23T04:30:00Z', ['close-quizzes', 'renewal-reminders', 'retry-readings']],
  ['2026-11-23T04:35:00Z', ['close-quizzes', 'unpaid-mails']],
  ['2026-11-23T04:00:00Z', ['clean-up', 'close-quizzes', 'retry-readings']],
])('at %s begins %j', (time, tasks) => {
  expect(begunAt(time)).toEqual(tasks);
});
