import { BRANDS } from '@broadsheet/contract/brand';
import { dataExport } from '@broadsheet/contract/calls/account';
import { answerSurvey, survey } from '@broadsheet/contract/calls/surveys';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const failed = (status: number, code: string) => ({ status, body: { code } });

describe.each(BRANDS)('a survey of %s', (brand) => {
  const next = async (token: string) => {
    const query = { placement: 'jobfeed', type: 'unanswered' } as const;
    return (await services.call(survey, { token, brand, query })).survey;
  };
  const sendAnswer = (token: string, questionId: string, more: object) =>
    services.send(answerSurvey, {
      token,
      brand,
      body: { surveyId: 'search-2026', questionId, ...more },
    });

  it('is asked question by question, takes each answer once, and is in the export', async () => {
    const { token } = await addSeeker(services, { brand });
    const choice = await next(token);
    expect(choice).toMatchObject({ position: 1, questions: 3, question: { kind: 'choice' } });
    const id = choice?.question.id ?? '';
    for (const answer of ['None of these', '', '1'])
      expect(await sendAnswer(token, id, { answer })).toMatchObject(failed(400, 'VALIDATION'));
    const answer = { answer: 'Applying' };
    const both = await Promise.all([sendAnswer(token, id, answer), sendAnswer(token, id, answer)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const scale = await next(token);
    for (const answer of ['0', '6', '3.5', 'five'])
      expect(await sendAnswer(token, scale?.question.id ?? '', { answer })).toMatchObject({
        status: 400,
      });
    await sendAnswer(token, scale?.question.id ?? '', { answer: '4' });
    const text = await next(token);
    expect(text).toMatchObject({ position: 3, question: { kind: 'text' } });
    await sendAnswer(token, text?.question.id ?? '', { skip: 'question' });
    expect(await next(token)).toBeNull();
    const { surveyAnswers } = await services.call(dataExport, { token, brand });
    const answers = surveyAnswers.map(({ answer }) => answer);
    expect(answers.toSorted()).toEqual(['4', 'Applying', null]);
  });

  it('is left out as a whole, by one seeker for themselves', async () => {
    const { token } = await addSeeker(services, { brand });
    const { token: other } = await addSeeker(services, { brand });
    const first = await next(token);
    await sendAnswer(token, first?.question.id ?? '', { skip: 'survey' });
    expect(await next(token)).toBeNull();
    expect(await next(other)).toEqual(first);
    expect(await sendAnswer(token, 'no-question', { answer: 'x' })).toMatchObject(
      failed(404, 'SURVEY_NOT_FOUND'),
    );
  });
});
