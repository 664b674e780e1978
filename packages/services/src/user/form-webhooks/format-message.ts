import type { WaitingDelivery } from './find-waiting.ts';

/** The JSON of one message: the texts that the sender saw, and what was answered. A test has no answer. */
export const formatMessage = ({
  brand,
  page,
  block,
  queued_at,
  answer_id,
  answered_at,
  delete_at,
  title,
  purpose,
  consent,
  answers,
}: WaitingDelivery): string => {
  const form = { brand, page, block };
  if (answer_id === null)
    return JSON.stringify({ type: 'form.test', timestamp: queued_at.toISOString(), data: form });
  const data = {
    ...form,
    id: answer_id,
    title,
    purpose,
    consent,
    deleteAt: delete_at?.toISOString(),
    answers,
  };
  return JSON.stringify({ type: 'form.answered', timestamp: answered_at?.toISOString(), data });
};
