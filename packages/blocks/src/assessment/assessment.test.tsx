import { assessment as assessmentCall } from '@broadsheet/contract/calls/assessments';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './assessment.fixtures.ts';
import { Assessment } from './assessment.tsx';
import { loadAssessment } from './loader.ts';

const page = '/pendingassessments?job=1234';
const questions = [0, null, null].map((chosen, index) => ({
  id: index + 1,
  text: `Question ${index + 1}`,
  choices: ['No', 'Yes'],
  chosen,
}));
const answer = {
  jobId: 1234,
  jobSlug: 'java-developer-kaveri',
  state: 'running',
  asked: questions,
};
const load = async (
  path: string,
  found: unknown = answer,
  session: typeof sessionFixture | null = sessionFixture,
) => {
  const { context } = loaderContext(path, { [assessmentCall.path]: found }, { session });
  return (await loadAssessment({}, context)).data;
};
const renderBlock = (name?: string) => renderFixture(Assessment, fixtures, name);

it('continues at the first unanswered question, and from each to the next', async () => {
  const first = await load(page);
  expect(first?.assessment).toMatchObject({
    marks: [true, false, false],
    shown: { place: 2, next: `${page}&question=3` },
  });
  const last = await load(`${page}&question=3`);
  expect(last?.assessment?.shown).toMatchObject({ place: 3, next: `${page}&question=end` });
  for (const position of ['end', '4', '0'])
    expect((await load(`${page}&question=${position}`))?.assessment?.shown).toBeNull();
});

it('shows that there is none, and renders only if one is selected', async () => {
  const none = { assessment: null, failed: null };
  expect(await load(page, new AppError('ASSESSMENT_NOT_FOUND'))).toEqual(none);
  expect(await load('/pendingassessments?job=../x')).toEqual(none);
  expect(await load('/pendingassessments')).toBeNull();
  expect(await load(page, answer, null)).toBeNull();
});

it('is plain forms that name the job and link to the next step', () => {
  expect(renderBlock()).toContain('action="/api/job/jobdetail/assessment_start"');
  const running = renderBlock('running');
  expect(running).toContain('action="/api/job/jobdetail/assessment_answer"');
  expect(running).toContain(`name="next" value="${page}&amp;question=2"`);
  expect(running.match(/type="radio"/g)).toHaveLength(3);
  expect(running).toMatch(/value="1"[^>]*checked=""|checked=""[^>]*value="1"/);
  expect(running).toContain('aria-label="Question 1, answered"');
  expect(textOf(running)).toContain('Ends 22 November 2026 at 4:50 pm IST');
  const end = renderBlock('end');
  expect(end).toContain('action="/api/job/jobdetail/assessment_complete"');
  expect(end).toContain('role="alert"');
});

it('shows the result and the wrong answers', () => {
  expect(textOf(renderBlock('done'))).toContain('You passed: 67% correct.');
  expect(renderBlock('done')).not.toContain('<form');
  expect(textOf(renderBlock('missed'))).toContain('This assessment is closed.');
  expect(textOf(renderBlock('ended'))).toContain('decided without this assessment');
});
