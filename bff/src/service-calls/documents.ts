import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefersPages } from './form-navigation.ts';

/** Whether a browser has followed a link to a document, and shows what is answered. */
export const isDocumentNavigation = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  routeOptions.config.call?.answersDocument === true &&
  prefersPages(headers.accept);

/** The document of an answer, as a browser shows it. */
export const sendDocument = (reply: FastifyReply, answer: unknown): FastifyReply => {
  const { fileName, text }: Record<string, unknown> = Object(answer);
  const name = String(fileName).replace(/[^\w.-]/g, '-');
  return reply
    .type('text/plain; charset=utf-8')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(String(text));
};
