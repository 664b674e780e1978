import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The assessments that a seeker has started, with the answers, oldest first. */
export const exportAssessments = async (database: Kysely<Schema>, seekerId: number) => {
  const [attempts, answers] = await Promise.all([
    database
      .selectFrom('assessment_attempts as attempts')
      .innerJoin('assessments', 'assessments.id', 'attempts.assessment_id')
      .select(['assessments.id', 'job_id', 'title', 'started_at', 'ends_at', 'completed_at'])
      .where('seeker_id', '=', seekerId)
      .orderBy('started_at')
      .orderBy('assessments.id')
      .execute(),
    database
      .selectFrom('assessment_answers as answers')
      .innerJoin('assessment_questions as questions', 'questions.id', 'answers.question_id')
      .select(['answers.assessment_id', 'text', 'choices', 'choice', 'answered_at'])
      .where('seeker_id', '=', seekerId)
      .orderBy('position')
      .execute(),
  ]);
  return attempts.map((attempt) => ({
    jobId: attempt.job_id,
    title: attempt.title,
    startedAt: attempt.started_at.toISOString(),
    endsAt: attempt.ends_at.toISOString(),
    completedAt: attempt.completed_at?.toISOString() ?? null,
    answers: answers
      .filter((answer) => answer.assessment_id === attempt.id)
      .map(({ text, choices, choice, answered_at }) => ({
        question: text,
        answer: choices[choice] ?? null,
        answeredAt: answered_at.toISOString(),
      })),
  }));
};
