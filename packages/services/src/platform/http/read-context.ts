import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';
import type { FastifyRequest } from 'fastify';
import { findCaller } from '../../auth/session/find-caller.ts';
import { findCallingRecruiter } from '../../recruiter/find-calling-recruiter.ts';
import { isBrand } from '../brands/directory.ts';
import type { CallContext, Caller } from '../call/call-handler.ts';

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

/** What makes somebody a visitor of what is open to all. */
const NOBODY: ReadonlySet<string> = new Set<ErrorCode>([
  'UNAUTHORIZED',
  'SESSION_ENDED',
  'SECOND_FACTOR_REQUIRED',
]);

const visitorOrThrow = (error: unknown): null => {
  if (error instanceof AppError && NOBODY.has(error.code)) return null;
  throw error;
};

const readCaller = async (
  call: CallDefinition,
  request: FastifyRequest,
  context: Parameters<typeof findCaller>[1],
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

/** What calls are answered with, whoever asks. */
export type CommonContext = Omit<
  CallContext,
  'caller' | 'recruiter' | 'clientAddress' | 'userAgent'
>;

/** What this request is answered with. Throws BAD_REQUEST without a brand, and as findCaller and
 * findCallingRecruiter do. */
export const readContext = async (
  call: CallDefinition,
  request: FastifyRequest,
  contextOf: (brand: Brand) => CommonContext,
): Promise<CallContext> => {
  const common = contextOf(readBrand(request.headers['x-brand']));
  return {
    ...common,
    caller: await readCaller(call, request, common),
    recruiter:
      call.auth === 'recruiter' ? await findCallingRecruiter(bearerOf(request), common) : null,
    clientAddress: textOf(request.headers['x-client-address']),
    userAgent: textOf(request.headers['x-client-agent']),
  };
};
