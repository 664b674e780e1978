import type { Assessment } from '@broadsheet/contract/entities/assessment';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Sent } from './schema.ts';

const formatAssessment = (
  { state, title, questions, minutes, deadline, endsAt, result }: Assessment,
  messages: Messages['applications'],
): string => {
  switch (state) {
    case 'waiting':
      return formatMessage(messages.testWaiting, {
        title,
        questions,
        minutes,
        deadline: formatInstant(deadline),
      });
    case 'running':
      return formatMessage(messages.testRunning, { title, end: formatInstant(endsAt ?? deadline) });
    case 'done':
      return formatMessage(messages.testDone, { title, percent: result?.percent ?? 0 });
    case 'missed':
      return formatMessage(messages.testMissed, { title, deadline: formatInstant(deadline) });
    case 'ended':
      return formatMessage(messages.testEnded, { title });
  }
};

/** Formats the job's assessment, which is shown beside the application. */
export const describeTest = (
  found: Assessment | null,
  messages: Messages['applications'],
): Sent['test'] => {
  if (!found) return null;
  const { state, jobId } = found;
  const href = `${hrefOf('pendingassessments')}?job=${jobId}`;
  const label = { waiting: messages.testView, running: messages.testContinue };
  const way = state === 'waiting' || state === 'running' ? { label: label[state], href } : null;
  return { text: formatAssessment(found, messages), way };
};
