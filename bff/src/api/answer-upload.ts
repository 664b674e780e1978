import type { CallDefinition } from '@broadsheet/contract/call';
import { FILE_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { readUpload, type Upload } from '@broadsheet/uploads/read-upload';
import { writeUpload } from '@broadsheet/uploads/write-upload';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { clientSignal } from '../http/client-signal.ts';
import { safeNext } from '../http/safe-next.ts';
import { clientOf } from '../session/session-plugin.ts';
import { siteOfRequest } from '../site/brand.ts';
import type { CallDeps } from './call-deps.ts';
import { findOwn } from './find-own.ts';
import { doneBy, formPage, isFormNavigation, withOutcome } from './form-navigation.ts';
import { withoutTokenError } from './require-caller.ts';
import { applySessionOutcome } from './session-outcome.ts';

const KEY_HEADER = 'idempotency-key';
const KEY = /^[!-~]{1,200}$/;

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers[KEY_HEADER];
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key;
  const details = [{ path: `headers/${KEY_HEADER}`, message: 'must be 1 to 200 letters' }];
  throw new AppError('VALIDATION', { details });
};

/** The fields of the call, validated. Throws VALIDATION. */
export const createFieldReader = ({ body = {} }: CallDefinition) => {
  const validator = Compile(body);
  return (fields: Upload['fields']) => {
    const given = Object.entries(fields).filter(([, value]) => value !== '');
    const value = validator.Clean(validator.Convert(Object.fromEntries(given)));
    if (validator.Check(value)) return value;
    const details = validator
      .Errors(value)
      .map(({ instancePath, message }) => ({ path: `body${instancePath}`, message }));
    throw new AppError('VALIDATION', { details });
  };
};

/** Wraps a file stream so that a fault of its sender is reported as such. */
const watchSender = (upload: Pick<Upload, 'content'>) => {
  let failure: unknown;
  async function* content(): AsyncGenerator<Buffer> {
    try {
      yield* upload.content;
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  return { content: content(), failure: () => failure };
};

const textsOf = (fields: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)]));

interface Sent {
  readonly call: CallDefinition;
  readonly own: Awaited<ReturnType<typeof findOwn>>;
  readonly fields: unknown;
  readonly upload: Pick<Upload, 'name' | 'content'>;
}

/** Streams a file to its service. Throws what is wrong with it. */
export const sendUpload = async (
  { upstream, sessions }: Pick<CallDeps, 'upstream' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { call, own, fields, upload }: Sent,
): Promise<unknown> => {
  const sender = watchSender(upload);
  const { brand } = siteOfRequest(request).brand;
  const client = clientOf(request);
  const body = writeUpload({
    fields: textsOf(fields),
    name: upload.name,
    content: sender.content,
  });
  const sending = upstream.sendFile(
    {
      brand,
      client,
      signal: clientSignal(reply),
      deadlineMs: FILE_TIMEOUT_MS,
      ...(own ? { credentials: own.held.credentials } : {}),
    },
    call,
    fields,
    { ...body, key: keyOf(request) },
  );
  const answer = await sending.catch((error: unknown) => {
    throw sender.failure() ?? error;
  });
  await applySessionOutcome({
    sessions,
    call,
    answer,
    brand,
    client,
    held: own?.held ?? null,
    reply,
  });
  return answer;
};

/** Makes a call that takes a file. The file is streamed and never buffered whole. */
export const createUploadAnswer = (
  deps: CallDeps,
  call: CallDefinition,
): ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) => {
  const { sessions } = deps;
  const readFields = createFieldReader(call);
  return async (request, reply) => {
    const own = request.mayHoldToken() ? await findOwn(sessions, request, reply) : null;
    if (call.auth === 'token' && !own) throw withoutTokenError(call);
    // A file cannot be sent again with another token: the one that it is sent with has to be good.
    await own?.held.resolve();
    const upload = await readUpload(request, call.upload?.bytesMax ?? 0);
    if (isFormNavigation(request)) request.formNext = upload.fields.next;
    const fields = readFields(upload.fields);
    const answer = await sendUpload(deps, request, reply, { call, own, fields, upload });
    reply.header('cache-control', 'no-store');
    if (!isFormNavigation(request)) return reply.send(answer);
    return reply.redirect(withOutcome(safeNext(formPage(request)), doneBy(call)), 303);
  };
};
