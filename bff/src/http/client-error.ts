import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode, errorBody } from '@broadsheet/contract/errors';
import type { SecurityHeaders } from './response-headers.ts';

const CODE_BY_PARSER_CODE: Readonly<Record<string, { code: ErrorCode; status?: number }>> = {
  HPE_HEADER_OVERFLOW: { code: 'HEADERS_TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: 'PAYLOAD_TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'BAD_REQUEST', status: 408 },
};

const hasBegunAnswer = (socket: Socket): boolean => {
  const message: unknown = Reflect.get(socket, '_httpMessage');
  return typeof message === 'object' && message !== null && Reflect.get(message, 'headersSent');
};

/** Requests that the HTTP parser refuses never reach a route: the response is written to the socket. */
export const createClientErrorHandler =
  (headers: SecurityHeaders) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegunAnswer(socket)) {
      socket.destroy();
      return;
    }
    const { code, status } = CODE_BY_PARSER_CODE[error.code ?? ''] ?? { code: 'BAD_REQUEST' };
    const answered = status ?? ERRORS[code].status;
    const requestId = randomUUID();
    const body = JSON.stringify({ ...errorBody(code, requestId), statusCode: answered });
    const lines = Object.entries({
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const statusLine = `HTTP/1.1 ${answered} ${STATUS_CODES[answered]}\r\n`;
    socket.end(`${statusLine}${lines.join('')}\r\n${body}`);
  };
