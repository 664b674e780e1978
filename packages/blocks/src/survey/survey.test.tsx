import { survey } from '@broadsheet/contract/calls/surveys';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadSurvey } from './loader.ts';
import { fixtures } from './survey.fixtures.ts';
import { Survey } from './survey.tsx';

const renderBlock = (name?: string) => renderFixture(Survey, fixtures, name);
const open = { surveyId: 's', title: 'S', question: { id: 'q', kind: 'text', question: 'Q?' } };

it('a survey is shown to the signed-in user while a question is unanswered', async () => {
  const load = async (
    found: object | null,
    session: typeof sessionFixture | null = sessionFixture,
  ) => {
    const answers = { [survey.path]: { survey: found } };
    const { context, made } = loaderContext('/myprofile?failed=VALIDATION', answers, { session });
    return { made, data: (await loadSurvey({ placement: 'myprofile' }, context)).data };
  };
  const { data, made } = await load({ ...open, position: 1, questions: 1 });
  expect(data).toMatchObject({ ...open, next: '/myprofile?done=survey' });
  expect(data?.failed).toContain('check what you entered');
  expect(made[0]?.query).toEqual({ placement: 'myprofile', type: 'unanswered' });
  expect((await load(null)).data).toBeNull();
  expect((await load(open, null)).data).toBeNull();
});

it('a survey is a plain form with one question, which can be skipped', () => {
  const html = renderBlock();
  expect(html).toContain('action="/api/user/survey/answer" method="post"');
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(html).toMatch(/value="survey" name="skip"/);
  expect(textOf(html)).toContain('Question 1 of 3');
  const scale = renderBlock('scale');
  expect([...scale.matchAll(/type="radio" name="answer" value="(\d)"/g)].map(([, n]) => n)).toEqual(
    ['1', '2', '3', '4', '5'],
  );
  expect(renderBlock('text')).toContain('<textarea');
  expect(renderBlock('failed')).toContain('role="alert"');
});
