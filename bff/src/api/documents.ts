import { FileDocument } from '@broadsheet/contract/file-document';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Value from 'typebox/value';
import { prefersPages } from './form-navigation.ts';

/** Whether a browser has followed a link to a document, and will show the response. */
export const isDocumentNavigation = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  routeOptions.config.call?.answersDocument === true &&
  prefersPages(headers.accept);

/** Sends the file of a response as a download. */
export const sendDocument = (reply: FastifyReply, answer: unknown): FastifyReply => {
  const { fileName, mediaType, base64 } = Value.Parse(FileDocument, answer);
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Buffer.from(base64, 'base64'));
};
