import { sendChatMessage } from '@broadsheet/contract/calls/chat';
import { confirmSlot } from '@broadsheet/contract/calls/interviews';
import { applyJob, saveJob } from '@broadsheet/contract/calls/job-actions';
import { answerApplicant } from '@broadsheet/contract/calls/recruiter-chats';
import { moveApplicant } from '@broadsheet/contract/calls/recruiter-side';
import { type Caller, createCaller } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { People, Person } from './people.ts';

type Send = ReturnType<Caller['send']>;
export const WRITE_KINDS = [
  'application',
  'save',
  'message',
  'answer',
  'status',
  'booking',
] as const;
export type WriteKind = (typeof WRITE_KINDS)[number];

/** A write that must exist exactly once, however often it is requested. */
export interface Write {
  readonly kind: WriteKind;
  readonly seekerId: number;
  /** The id of the job or of the slot, or the message's `clientId`. */
  readonly key: string;
  readonly send: () => Send;
}

/** One write of each kind for a round: its key, and its request. */
type Kinds = Readonly<Record<WriteKind, { readonly key: string; readonly send: () => Send }>>;

interface Side {
  readonly seeker: Caller;
  readonly recruiter: Caller;
}

const STATUSES = ['viewed', 'interview', 'rejected'] as const;

const kindsOf = (
  { seeker, recruiter }: Side,
  { seekerId, publicId, conversationId, chatJobId }: Person,
  { jobIds, rounds }: People,
  number: number,
): Kinds => {
  const jobcode = String(jobIds[number]);
  const about = `about-${jobcode}`;
  const text = `About job ${jobcode}`;
  const { jobId = 0, slots } = rounds[number] ?? {};
  const slotId = slots?.get(seekerId) ?? 0;
  const status = STATUSES[(number + seekerId) % STATUSES.length] ?? 'viewed';
  const ofJob = (id: number) => ({ jobId: id, applicantId: publicId });
  return {
    application: {
      key: jobcode,
      send: () => seeker.send(applyJob, { body: { applyAnyway: 1, jobcode } }),
    },
    save: { key: jobcode, send: () => seeker.send(saveJob, { body: { jobcode } }) },
    message: {
      key: about,
      send: () =>
        seeker.send(sendChatMessage, {
          params: { conversationId },
          body: { clientId: about, text },
        }),
    },
    answer: {
      key: about,
      send: () =>
        recruiter.send(answerApplicant, {
          params: ofJob(chatJobId),
          body: { clientId: about, text },
        }),
    },
    status: {
      key: `${jobId} ${status}`,
      send: () => recruiter.send(moveApplicant, { params: ofJob(jobId), body: { status } }),
    },
    booking: {
      key: String(slotId),
      send: () => seeker.send(confirmSlot, { body: { slotId } }),
    },
  };
};

/** This many writes, of all people and kinds in turn. */
export const listWrites = (
  site: Pick<RunningSite, 'request'>,
  people: People,
  count: number,
): readonly Write[] => {
  const callerOf = (token: string) => Object.assign(createCaller(site, 'tech'), { token });
  const recruiter = callerOf(people.recruiterToken);
  const sides = people.people.map((person) => ({
    person,
    side: { seeker: callerOf(person.token), recruiter },
  }));
  const all = people.rounds.flatMap((_, number) =>
    WRITE_KINDS.flatMap((kind) =>
      sides.map(({ person, side }): Write => {
        const write = kindsOf(side, person, people, number)[kind];
        return { kind, seekerId: person.seekerId, ...write };
      }),
    ),
  );
  if (all.length < count) throw new Error(`${all.length} writes are there of ${count}`);
  return all.slice(0, count);
};
