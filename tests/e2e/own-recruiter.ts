import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Brand } from '@broadsheet/contract/brand';
import { conversations } from '@broadsheet/contract/calls/chat';
import { answerApplicant, readApplicantChat } from '@broadsheet/contract/calls/recruiter-chats';
import { jobApplicants, recruiterJobs } from '@broadsheet/contract/calls/recruiter-side';
import { type Caller, createCaller } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

const run = promisify(execFile);

/** A recruiter token from the command line. */
const makeToken = async ({ replicaEnv }: RunningSite, recruiterId: number): Promise<string> => {
  const { stdout } = await run(
    process.execPath,
    ['packages/cli/bin/broadsheet.js', 'recruiter', 'token', '--recruiter', String(recruiterId)],
    { env: { ...process.env, ...replicaEnv } },
  );
  return stdout.trim();
};

/** The recruiter of a member's chat, as a program of their employer. */
export const ownRecruiter = async (site: RunningSite, brand: Brand, member: Caller) => {
  const { items } = await member.call(conversations);
  const chat = items.find(({ lastMessage }) => lastMessage !== null);
  if (!chat) throw new Error('nobody has written to them');
  const recruiter = createCaller(site, brand);
  recruiter.token = await makeToken(site, chat.recruiter.id);
  const jobs = await recruiter.call(recruiterJobs, { query: { size: 100 } });
  for (const { id: jobId } of jobs.items) {
    const applicants = await recruiter.call(jobApplicants, { params: { jobId } });
    for (const { applicantId } of applicants.items) {
      const params = { jobId, applicantId };
      const { status, body } = await recruiter.send(readApplicantChat, { params });
      if (status !== 200 || !JSON.stringify(body).includes(`"conversationId":${chat.id},`))
        continue;
      return {
        chat,
        sendMessage: (text: string) =>
          recruiter.call(answerApplicant, {
            params,
            body: { text, clientId: crypto.randomUUID() },
          }),
        reads: async () => (await recruiter.call(readApplicantChat, { params })).items,
      };
    }
  }
  throw new Error('their application is not there');
};
