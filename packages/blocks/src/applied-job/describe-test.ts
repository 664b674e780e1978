import type { Assessment } from '@broadsheet/contract/entities/assessment';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Sent } from './schema.ts';

const formatAssessment = ({ state, title, questions, minutes, ...found }: Assessment): string => {
  switch (state) {
    case 'waiting':
      return `The employer asks for an assessment: ${title}, ${questions} questions in ${minutes} minutes. Begin by ${formatInstant(found.deadline)}.`;
    case 'running':
      return `Your assessment runs: ${title}, till ${formatInstant(found.endsAt ?? found.deadline)}.`;
    case 'done':
      return `You have taken the assessment: ${title}, ${found.result?.percent ?? 0} % right.`;
    case 'missed':
      return `The assessment was to be begun by ${formatInstant(found.deadline)}: ${title}.`;
    case 'ended':
      return `The employer has decided without the assessment: ${title}.`;
  }
};

/** The test of a job beside its application. */
export const describeTest = (found: Assessment | null): Sent['test'] => {
  if (!found) return null;
  const { state, jobId } = found;
  const href = `${hrefOf('pendingassessments')}?job=${jobId}`;
  const label = { waiting: 'Look at it', running: 'Go on' };
  const way = state === 'waiting' || state === 'running' ? { label: label[state], href } : null;
  return { text: formatAssessment(found), way };
};
