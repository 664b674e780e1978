import { AppError } from '@broadsheet/contract/errors';
import { formatLocation } from '@broadsheet/contract/studio/format-file';
import type { FastifyBaseLogger } from 'fastify';

/** A draft or release whose time has come. */
interface DuePublication {
  readonly subject: string;
  /** Returns the revision. */
  readonly publish: () => Promise<number>;
  /** False where another replica was first. */
  readonly recordFailure: (trouble: string) => Promise<boolean>;
}

/** The error with its first detail and the content that this is about, for somebody who reads it elsewhere. */
const describeFailure = ({ message, details: [detail] = [] }: AppError): string => {
  if (!detail) return message;
  const location = formatLocation(detail.path);
  return `${message} ${location ? `${location}: ` : ''}${detail.message}`;
};

const publishOneDue = async (
  { subject, publish, recordFailure }: DuePublication,
  log: FastifyBaseLogger,
): Promise<void> => {
  try {
    const revision = await publish();
    log.info({ subject, revision }, 'published at its time');
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'STUDIO_UNAVAILABLE') throw error;
    if (await recordFailure(describeFailure(error)))
      log.warn({ subject, code: error.code }, 'not published at its time');
  }
};

/** Publishes what is due; of what cannot be, it records why. Never rejects. */
export const publishAllDue = async (
  log: FastifyBaseLogger,
  loadDue: () => Promise<readonly DuePublication[]>,
): Promise<void> => {
  try {
    for (const due of await loadDue()) await publishOneDue(due, log);
  } catch (error) {
    log.debug({ err: error }, 'what is due could not be published');
  }
};
