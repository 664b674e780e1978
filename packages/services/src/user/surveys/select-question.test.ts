import type { Survey } from '@broadsheet/contract/entities/survey';
import { expect, it } from 'vitest';
import { runsAt } from './select-question.ts';

it('a survey runs from its beginning until its end, and without either always', () => {
  const survey: Survey = { id: 'a', title: 'A', placements: ['jobfeed'], questions: [] };
  const from = '2026-11-16T09:00:00+05:30';
  const until = '2026-11-17T09:00:00+05:30';
  const at = (time: string) => runsAt({ ...survey, from, until }, Date.parse(time));
  expect(['2026-11-16T03:29:59Z', from, '2026-11-17T03:29:59Z', until].map(at)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(runsAt(survey, 0)).toBe(true);
});
