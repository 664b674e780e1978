import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { Brand } from '@broadsheet/contract/brand';
import type {
  CallAnswer,
  CallBody,
  CallDefinition,
  CallInput,
  CallParams,
} from '@broadsheet/contract/call';
import type { callingRecruiter } from '@broadsheet/contract/calls/recruiter-images';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import type { NewAuditEntry } from '@broadsheet/staff/audit';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyReply } from 'fastify';

/** Where pictures are stored, and where it is recorded who did it. */
export interface PictureStore {
  /** Throws STUDIO_UNAVAILABLE while the database is away. */
  readonly runQuery: <Result>(
    task: (queries: PublishingQueries) => Promise<Result>,
  ) => Promise<Result>;
  /** Throws STUDIO_UNAVAILABLE while the database is away. */
  readonly audit: (entry: NewAuditEntry) => Promise<void>;
}

/** One call of a recruiter, whose token is valid. */
export interface PictureAct {
  readonly brand: Brand;
  readonly recruiter: CallAnswer<typeof callingRecruiter>;
  /** Calls services with the token of the recruiter. */
  readonly service: ServiceCaller;
  readonly upstream: Pick<Upstream, 'sendFile'>;
  readonly store: PictureStore;
  readonly reply: FastifyReply;
  /** Epoch ms. */
  readonly now: number;
}

interface PictureInput<Call> {
  readonly params: CallParams<Call>;
  /** The fields before the file, or the body of a call without a file. */
  readonly fields: CallBody<Call>;
  /** The file; empty for a call without one. */
  readonly bytes: Uint8Array;
}

/** A call and its handler. `bindPictureCall` checks that their types fit and then erases them. */
export interface PictureCall {
  readonly call: CallDefinition;
  readonly answer: (
    act: PictureAct,
    input: CallInput<CallDefinition> & { readonly bytes: Uint8Array },
  ) => Promise<unknown>;
}

export const bindPictureCall = <Call extends CallDefinition>(
  call: Call,
  answer: (act: PictureAct, input: PictureInput<Call>) => Promise<CallAnswer<Call>>,
): PictureCall => ({
  call,
  answer: (act, { params, body, bytes }) =>
    answer(act, { params: params as CallParams<Call>, fields: body as CallBody<Call>, bytes }),
});
