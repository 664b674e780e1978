import { addMessage } from '@broadsheet/services/user/chat/add-message';
import { addJob } from './add-job.ts';
import { addSeeker, type TestSeeker } from './add-seeker.ts';
import type { TestServices } from './create-test-services.ts';

export interface TestChat extends TestSeeker {
  readonly conversationId: number;
  readonly recruiterId: number;
  readonly jobId: number;
}

/** A pro member whom a recruiter has shortlisted for a job. @param isPro false for a basic member */
export const addChat = async (
  services: Pick<TestServices, 'database' | 'demoNow' | 'now'>,
  isPro = true,
): Promise<TestChat> => {
  const { database, now } = services;
  const added = await addSeeker(services, { isPro });
  const { id: recruiterId } = await database
    .selectFrom('recruiters')
    .select('id')
    .where('brand', '=', 'tech')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const jobId = await addJob(services, { recruiter_id: recruiterId });
  const at = new Date(now);
  await database
    .insertInto('applications')
    .values({ seeker_id: added.seeker.id, job_id: jobId, applied_at: at, shortlisted_at: at })
    .execute();
  const { id: conversationId } = await database
    .selectFrom('chat_conversations')
    .select('id')
    .where('seeker_id', '=', added.seeker.id)
    .executeTakeFirstOrThrow();
  return { ...added, conversationId, recruiterId, jobId };
};

/** Adds a message of the recruiter to the seeker. */
export const addRecruiterMessage = (
  services: Pick<TestServices, 'database' | 'messages' | 'now'>,
  { conversationId, recruiterId }: Pick<TestChat, 'conversationId' | 'recruiterId'>,
  text: string,
) =>
  services.database
    .transaction()
    .execute((transaction) =>
      addMessage(
        transaction,
        { conversationId, party: { side: 'recruiter', id: recruiterId }, text, clientId: text },
        services,
      ),
    );
