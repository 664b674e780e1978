import { expect, it } from 'vitest';
import type { JobQuestion } from './entities/job-question.ts';
import { readAnswers } from './job-answers.ts';

const question = (position: number, question: Partial<JobQuestion>): JobQuestion => ({
  position,
  text: `Question ${position}`,
  kind: 'text',
  required: false,
  choices: [],
  ...question,
});
const questions = [
  question(1, { required: true }),
  question(2, { kind: 'yesno' }),
  question(3, { kind: 'number' }),
  question(4, { kind: 'choice', choices: ['Pune', 'Mumbai'] }),
];

it('answers are stored with the text of their questions', () => {
  const sent = { jobcode: '7', q1: ' Four years ', q2: 'Yes', q3: '1,50,000.5', q4: '', q9: 'x' };
  expect(readAnswers(questions, sent)).toEqual({
    answers: [
      { position: 1, question: 'Question 1', answer: 'Four years' },
      { position: 2, question: 'Question 2', answer: 'Yes' },
      { position: 3, question: 'Question 3', answer: '1,50,000.5' },
    ],
    faults: [],
  });
});

it('what is missing or not of its kind is named', () => {
  const { faults } = readAnswers(questions, { q1: ' ', q2: 'Maybe', q3: 'ten', q4: 'Goa' });
  expect(faults).toEqual([
    { path: 'body/q1', message: 'Answer this question.' },
    { path: 'body/q2', message: 'Choose Yes or No.' },
    { path: 'body/q3', message: 'Enter a number, for example 12 or 4.5.' },
    { path: 'body/q4', message: 'Choose one of these options.' },
  ]);
});
