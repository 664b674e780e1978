import type { Survey, SurveyQuestion } from '@broadsheet/contract/entities/survey';

export interface NextQuestion {
  readonly survey: Survey;
  readonly question: SurveyQuestion;
  /** From 1. */
  readonly position: number;
}

/** Whether a survey runs at an instant. @param now epoch ms */
export const runsAt = ({ from, until }: Survey, now: number): boolean =>
  (from === undefined || Date.parse(from) <= now) &&
  (until === undefined || now < Date.parse(until));

/** The key of an answer, by its survey and its question. */
export const keyOfAnswer = (survey: string, question: string): string => `${survey} ${question}`;

/** The first question without an answer, of the first survey that has one. */
export const selectQuestion = (
  surveys: readonly Survey[],
  answered: ReadonlySet<string>,
): NextQuestion | null => {
  for (const survey of surveys) {
    const index = survey.questions.findIndex(({ id }) => !answered.has(keyOfAnswer(survey.id, id)));
    const question = survey.questions[index];
    if (question) return { survey, question, position: index + 1 };
  }
  return null;
};

/** Whether a text is a valid answer to a question. */
export const isAnswer = (question: SurveyQuestion, answer: string): boolean => {
  if (question.kind === 'choice') return question.choices.includes(answer);
  if (question.kind === 'text') return answer.trim() !== '';
  return (
    /^\d{1,2}$/.test(answer) && Number(answer) >= question.from && Number(answer) <= question.to
  );
};
