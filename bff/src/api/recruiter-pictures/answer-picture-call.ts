import { callingRecruiter } from '@broadsheet/contract/calls/recruiter-images';
import { AppError } from '@broadsheet/contract/errors';
import { readUpload } from '@broadsheet/uploads/read-upload';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientSignal } from '../../http/client-signal.ts';
import { clientOf } from '../../session/session-plugin.ts';
import { siteOfRequest } from '../../site/brand.ts';
import { recruiterTokenOf } from '../answer-recruiter-call.ts';
import { createFieldReader } from '../answer-upload.ts';
import type { CallDeps } from '../call-deps.ts';
import type { PictureCall, PictureStore } from './picture-call.ts';

export interface PictureCallDeps extends Pick<CallDeps, 'upstream' | 'callDeadlineMs' | 'now'> {
  /** Null without a database for images. */
  readonly pictures: PictureStore | null;
}

/** Recruiters do not know Studio. */
const unavailable = (error: unknown): never => {
  throw error instanceof AppError && error.code === 'STUDIO_UNAVAILABLE'
    ? new AppError('SERVICE_UNAVAILABLE', { cause: error })
    : error;
};

const createInputReader = (call: PictureCall['call']) => {
  const readFields = createFieldReader(call);
  return async (request: FastifyRequest) => {
    if (!call.upload) return { body: request.body, bytes: new Uint8Array() };
    const { fields, content } = await readUpload(request, call.upload.bytesMax);
    const body = readFields(fields);
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    return { body, bytes: Buffer.concat(chunks) };
  };
};

/** Answers a call of a recruiter with the images of the site. A token that is not valid is refused before a file is read. */
export const createPictureAnswer = (
  { upstream, callDeadlineMs, pictures, now }: PictureCallDeps,
  { call, answer }: PictureCall,
) => {
  const readInput = createInputReader(call);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const token = recruiterTokenOf(request);
    if (!pictures) throw new AppError('SERVICE_UNAVAILABLE');
    const { brand } = siteOfRequest(request).brand;
    const callerOf = () =>
      upstream.caller({
        brand,
        signal: clientSignal(reply),
        deadlineMs: callDeadlineMs,
        client: clientOf(request),
        credentials: { token: () => token },
      });
    const recruiter = await callerOf()(callingRecruiter, {});
    const input = await readInput(request);
    // The deadline of the calls that follow begins after the file has arrived.
    const act = { brand, recruiter, service: callerOf(), upstream, store: pictures, reply };
    const { params } = request;
    const answered = await answer({ ...act, now: now() }, { params, ...input }).catch(unavailable);
    return reply.header('cache-control', 'no-store').send(answered);
  };
};
