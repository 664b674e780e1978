import type Type from 'typebox';
import type { TSchema } from 'typebox';
import type { CallEventName } from './events.ts';
import type { ConversionMetric } from './experiments.ts';
import type { FailureCode } from './failure-codes.ts';

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

/** A file that a form may contain next to its fields. */
export interface FormFile {
  /** The call that receives the file. */
  readonly call: CallDefinition;
  /** Fields of the file's call that are always the same. */
  readonly fields?: Readonly<Record<string, string>>;
  /**
   * Form fields that belong to the file's call, by their names in the form. They precede the file, and are not fields
   * of the form's own call.
   */
  readonly formFields?: Readonly<Record<string, string>>;
  /** The form cannot be sent again: the file's fault is shown on the page after the form, not on the form's page. */
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
  /** Only for brands with this flag; for others the call answers 404 NOT_FOUND. */
  readonly flag?: 'competition';
  /** A public call whose answer depends on the reader: a token is sent where there is one. */
  readonly knowsReader?: true;
  /**
   * A public read that the standby database may answer with a few seconds of delay: it shows nobody what they have just written,
   * except for readers under `knowsReader`, and changes nothing. Faults of other calls do not block it.
   */
  readonly mayLag?: true;
  /** The response is private to the person named in a signed link: never use it as a stale fallback. */
  readonly forOne?: true;
  /** A GET that changes data: like a write, it is refused from another site's page. */
  readonly changes?: true;
  /**
   * A visitor's form is stored until somebody has logged in with that browser, then the call runs once. Needs a small
   * body, and no parameters.
   */
  readonly afterLogin?: true;
  /** The BFF sets `browser` in its body: the secret that the browser's cookie `login-browser` holds. */
  readonly needsBrowser?: true;
  /** Has priority over reads during an overload. */
  readonly isCritical?: true;
  /** A service failure is retried TOKEN_REFRESH_RETRIES times, TOKEN_REFRESH_RETRY_DELAY_MS apart. */
  readonly retries?: true;
  /** Its input proves itself by a signature: pages of other sites may send it. */
  readonly fromElsewhere?: true;
  /** The error code of a service failure, where one exists for this call. */
  readonly failure?: FailureCode;
  /** A successful answer has this property; without it the call has failed with `failure`. */
  readonly answerNeeds?: string;
  /**
   * Absent: the service. `content`: the BFF itself, out of what marketing wrote. `images`: the BFF, which stores the images
   * of the site and has the services assign them.
   */
  readonly answeredBy?: 'content' | 'images';
  /** Answers a FileDocument; a browser that follows a link to it downloads the file. */
  readonly answersDocument?: true;
  /** Answers a text/event-stream that continues until the client disconnects. */
  readonly answersStream?: true;
  /** A write with one file as multipart/form-data, in the part `file`, after the fields that `body` names. */
  readonly upload?: {
    /** Size limit of the file, for any purpose. */
    readonly bytesMax: number;
  };
  /**
   * A form may contain files next to its fields, in parts of these names. Sent to `fileFormPathOf`, each file goes to
   * its own call first; a refused file does not prevent saving the fields.
   */
  readonly formFiles?: Readonly<Record<string, FormFile>>;
  /** Successful answers of this call count for experiments, as this kind of conversion. */
  readonly conversion?: ConversionMetric;
  /** Successful answers of this call are an event. */
  readonly tracked?: {
    readonly as: CallEventName;
    /** The property of the body that contains the subject of the call. */
    readonly subject?: string;
  };
  readonly params: Params;
  readonly query: Query;
  /** The body of a write, form-encoded or as JSON; absent: none. */
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

/** The input of a call. */
export interface CallInput<Call> {
  readonly params?: CallParams<Call>;
  readonly query?: CallQuery<Call>;
  readonly body?: CallBody<Call>;
}

/** The public path of a call at the BFF, parameters as {name}. */
export const bffPathOf = (call: CallDefinition): string =>
  call.bffPath ?? `/api/${call.service}${call.path}`;

/** The path for a call's form that may contain a file. */
export const fileFormPathOf = (call: CallDefinition): string => `${bffPathOf(call)}/with-file`;

/**
 * The submit button of a form with a file that saves everything and returns to its page: the name of the field with
 * that page.
 */
export const STAY_FIELD = 'stay';
