import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import { CONTRACT_HEADER } from '@broadsheet/contract/contract-version';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';
import type { FastifyRequest } from 'fastify';
import { isBrand } from '../brands/directory.ts';
import type { CallContext, Caller, CallingRecruiter } from '../call/call-context.ts';

/** Static data is served by the user service. */
const baseOf = ({ service }: CallDefinition): string => (service === 'static' ? 'user' : service);

/** `/seo/{page}.json` as Fastify writes it: `/seo/:page.json`. */
export const routeOf = (call: CallDefinition): string =>
  `/${baseOf(call)}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;

const readBrand = (header: string | string[] | undefined): Brand => {
  if (isBrand(header)) return header;
  throw new AppError('BAD_REQUEST', {
    details: [{ path: 'headers/x-brand', message: 'must name a brand' }],
  });
};

const textOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' ? header : '';

export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Errors that turn a caller into a visitor in calls that are open to all. */
const NOBODY: ReadonlySet<string> = new Set<ErrorCode>([
  'UNAUTHORIZED',
  'SESSION_ENDED',
  'SECOND_FACTOR_REQUIRED',
]);

const visitorOrThrow = (error: unknown): null => {
  if (error instanceof AppError && NOBODY.has(error.code)) return null;
  throw error;
};

/** The context of a call without the caller's own data. */
export type CommonContext = Omit<
  CallContext,
  'caller' | 'recruiter' | 'contractVersion' | 'clientAddress' | 'userAgent'
>;

/** Builds the contexts of calls. The services supply how callers are found, and the extra sources of their calls. */
export interface ContextSource<Sources = unknown> {
  readonly contextOf: (brand: Brand) => CommonContext & Sources;
  /** The seeker of a token. Throws as the auth service does. */
  readonly findCaller: (
    token: string,
    context: CommonContext,
    call: CallDefinition,
  ) => Promise<Caller>;
  /** The recruiter of a token. Throws RECRUITER_TOKEN_WRONG and RATE_LIMITED. */
  readonly findRecruiter: (
    token: string | undefined,
    context: CommonContext,
  ) => Promise<CallingRecruiter>;
}

const readCaller = async (
  call: CallDefinition,
  request: FastifyRequest,
  context: CommonContext,
  findCaller: ContextSource['findCaller'],
): Promise<Caller | null> => {
  if (call.auth === 'recruiter' || (call.auth === 'public' && !call.knowsReader)) return null;
  const token = bearerOf(request);
  const isOpen = call.auth === 'public';
  if (token !== undefined) {
    const found = findCaller(token, context, call);
    return isOpen ? found.catch(visitorOrThrow) : found;
  }
  if (isOpen) return null;
  throw new AppError(call.service === 'otp' ? 'OTP_WITHOUT_TOKEN' : 'UNAUTHORIZED');
};

/**
 * The context of this request. Throws BAD_REQUEST without a brand, and the errors of `findCaller` and `findRecruiter`.
 */
export const readContext = async <Sources>(
  call: CallDefinition,
  request: FastifyRequest,
  { contextOf, findCaller, findRecruiter }: ContextSource<Sources>,
): Promise<CallContext & Sources> => {
  const common = contextOf(readBrand(request.headers['x-brand']));
  return {
    ...common,
    caller: await readCaller(call, request, common, findCaller),
    recruiter: call.auth === 'recruiter' ? await findRecruiter(bearerOf(request), common) : null,
    contractVersion: Number(textOf(request.headers[CONTRACT_HEADER])) || 1,
    clientAddress: textOf(request.headers['x-client-address']),
    userAgent: textOf(request.headers['x-client-agent']),
  };
};
