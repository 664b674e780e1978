import { sendChatMessage } from '@broadsheet/contract/calls/chat';
import { applyJob, saveJob } from '@broadsheet/contract/calls/job-actions';
import { type Caller, createCaller } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { People, Person } from './people.ts';

type Send = ReturnType<Caller['send']>;
export type WriteKind = 'application' | 'save' | 'message';

/** Something that is to be there once, however often it is asked for. */
export interface Write {
  readonly kind: WriteKind;
  readonly seekerId: number;
  /** The job's id, or the message's `clientId`. */
  readonly key: string;
  readonly send: () => Send;
}

const writeOf = (caller: Caller, person: Person, kind: WriteKind, jobId: number): Write => {
  const { seekerId, conversationId } = person;
  const jobcode = String(jobId);
  if (kind === 'application')
    return {
      kind,
      seekerId,
      key: jobcode,
      send: () => caller.send(applyJob, { body: { jobcode } }),
    };
  if (kind === 'save')
    return {
      kind,
      seekerId,
      key: jobcode,
      send: () => caller.send(saveJob, { body: { jobcode } }),
    };
  const clientId = `about-${jobcode}`;
  const body = { clientId, text: `About job ${jobcode}` };
  const params = { conversationId };
  return {
    kind,
    seekerId,
    key: clientId,
    send: () => caller.send(sendChatMessage, { params, body }),
  };
};

/** So many writes, of all people and kinds in turn. */
export const listWrites = (
  site: Pick<RunningSite, 'ask'>,
  { people, jobIds }: People,
  count: number,
): readonly Write[] => {
  const kinds = ['application', 'save', 'message'] as const;
  const callers = people.map(({ token }) => Object.assign(createCaller(site, 'tech'), { token }));
  const all = jobIds.flatMap((jobId) =>
    kinds.flatMap((kind) =>
      people.flatMap((person, index) => {
        const caller = callers[index];
        return caller ? [writeOf(caller, person, kind, jobId)] : [];
      }),
    ),
  );
  if (all.length < count) throw new Error(`${all.length} writes are there of ${count}`);
  return all.slice(0, count);
};
