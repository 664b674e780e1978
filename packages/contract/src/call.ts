import type Type from 'typebox';
import type { TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';
import type { CallEventName } from './events.ts';
import type { ConversionMetric } from './experiments.ts';

export type ServiceName =
  | 'auth'
  | 'job'
  | 'user'
  | 'static'
  | 'otp'
  | 'media'
  | 'subscription'
  | 'course'
  | 'seo';

/** A file that a browser's form may carry beside its fields. */
export interface FormFile {
  /** The call that takes the file. */
  readonly call: CallDefinition;
  /** Fields of the file's call that are always the same. */
  readonly fields?: Readonly<Record<string, string>>;
  /**
   * Fields of the file's call that the form has, by their names in the form. They come before the file, and are no fields of
   * the form's own call.
   */
  readonly formFields?: Readonly<Record<string, string>>;
  /** The form cannot be sent again: what is wrong with the file is told where the form leads, not where it came from. */
  readonly isLast?: true;
}

/** One call of an upstream service; the reference services implement it, `upstream` makes it. */
export interface CallDefinition<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
  Body extends TSchema = TSchema,
> {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path under the service's base URL, parameters as {name}. */
  readonly path: string;
  /** Where the BFF exposes it, when that is not `/api/{service}{path}`. */
  readonly bffPath?: string;
  /**
   * `token`: a session cookie or a bearer token of a seeker, else 401. `recruiter`: the bearer token of a recruiter, and
   * no cookie, else 401 RECRUITER_TOKEN_WRONG.
   */
  readonly auth: 'public' | 'token' | 'recruiter';
  /** Only for brands that have this flag on; for others nothing is there, 404 NOT_FOUND. */
  readonly flag?: 'competition';
  /** A public call that answers those who are signed in otherwise: their token goes along where there is one. */
  readonly knowsReader?: true;
  /**
   * A public read that a standby may answer, some seconds behind: it shows nobody what they have just written, but for
   * what `knowsReader` leaves out, and changes nothing. Faults of other calls do not keep it from being made.
   */
  readonly mayLag?: true;
  /** For whom a link names alone: no answer is kept to stand in for a fault. */
  readonly forOne?: true;
  /** A GET that changes something: refused, as a write is, when a page of another site asks for it. */
  readonly changes?: true;
  /**
   * Sent by a form of a visitor it is kept until somebody has signed in in that browser, and then made once. Needs a body
   * that is small, and no parameters.
   */
  readonly afterLogin?: true;
  /** Where not everything can be answered this goes before what is read. */
  readonly isCritical?: true;
  /** A fault of the service is asked again TOKEN_REFRESH_RETRIES times, TOKEN_REFRESH_RETRY_DELAY_MS apart. */
  readonly retries?: true;
  /** What it is told proves itself: pages of other sites may send it. */
  readonly fromElsewhere?: true;
  /** In whose words a fault of the service is told, where the catalogue has words for this call. */
  readonly failure?: ErrorCode;
  /** A good answer has this property, else the call has failed, as `failure` says. */
  readonly answerNeeds?: string;
  /** Absent: the service. `content`: the BFF itself, out of what marketing wrote. */
  readonly answeredBy?: 'content';
  /** Its answer is a FileDocument, and a browser that follows a link to it is given the file. */
  readonly answersDocument?: true;
  /** Its answer is a text/event-stream that goes on for as long as somebody reads it. */
  readonly answersStream?: true;
  /** A write that carries one file as multipart/form-data, in the part `file`, after the fields that `body` names. */
  readonly upload?: {
    /** Of the file, for whatever it is taken. */
    readonly bytesMax: number;
  };
  /**
   * A browser's form may carry files beside its fields, in parts of these names: sent to `fileFormPathOf`, each file goes to
   * its own call first, and a file that is refused does not stop the fields from being saved.
   */
  readonly formFiles?: Readonly<Record<string, FormFile>>;
  /** Successful answers of this call count for experiments, as this kind of conversion. */
  readonly conversion?: ConversionMetric;
  /** Successful answers of this call are an event. */
  readonly tracked?: {
    readonly as: CallEventName;
    /** The property of the body that names what it is about. */
    readonly subject?: string;
  };
  readonly params: Params;
  readonly query: Query;
  /** What a write carries, form-encoded or as JSON; absent is nothing. */
  readonly body?: Body;
  readonly answer: Answer;
}

export const defineCall = <
  Params extends TSchema,
  Query extends TSchema,
  Answer extends TSchema,
  Body extends TSchema = TSchema,
>(
  call: CallDefinition<Params, Query, Answer, Body>,
): CallDefinition<Params, Query, Answer, Body> => call;

export type CallParams<Call> =
  Call extends CallDefinition<infer P, TSchema, TSchema, TSchema> ? Type.Static<P> : never;
export type CallQuery<Call> =
  Call extends CallDefinition<TSchema, infer Q, TSchema, TSchema> ? Type.Static<Q> : never;
export type CallAnswer<Call> =
  Call extends CallDefinition<TSchema, TSchema, infer A, TSchema> ? Type.Static<A> : never;
export type CallBody<Call> =
  Call extends CallDefinition<TSchema, TSchema, TSchema, infer B> ? Type.Static<B> : never;

/** What a call is made with. */
export interface CallInput<Call> {
  readonly params?: CallParams<Call>;
  readonly query?: CallQuery<Call>;
  readonly body?: CallBody<Call>;
}

/** The public path of a call at the BFF, parameters as {name}. */
export const bffPathOf = (call: CallDefinition): string =>
  call.bffPath ?? `/api/${call.service}${call.path}`;

/** Where a form of a call goes that may carry a file beside its fields. */
export const fileFormPathOf = (call: CallDefinition): string => `${bffPathOf(call)}/with-file`;

/** The button of a form with a file that saves all and stays on its page: the name of the field with that page. */
export const STAY_FIELD = 'stay';
