import { Socket } from 'node:net';
import fp from 'fastify-plugin';

export interface ReadingPace {
  /** The interval of the check in ms: a client that reads too slowly is disconnected after two checks. */
  readonly everyMs: number;
  /** The bytes that the client must have read since the last check. */
  readonly minBytes: number;
}

/** The bytes that the connection has handed to the system, as Node counts them for its own timeouts. */
const sentBy = (socket: Socket): number => {
  const handle: unknown = Reflect.get(socket, '_handle');
  if (typeof handle !== 'object' || handle === null) return socket.bytesWritten;
  const waiting: unknown = Reflect.get(handle, 'writeQueueSize');
  const written: unknown = Reflect.get(handle, 'bytesWritten');
  return Number(written ?? 0) - Number(waiting ?? 0);
};

const hasBytesLeft = (socket: Socket): boolean =>
  socket.writableLength > 0 || socket.writableNeedDrain;

/**
 * Closes connections whose client reads a response far too slowly. A response that waits for the server, such as an
 * idle stream, is exempt: only buffered bytes that the client does not read count.
 */
export const createAnswerDeadline = ({ everyMs, minBytes }: ReadingPace) =>
  fp(
    async (app) => {
      app.addHook('onSend', (request, { raw }, payload, done) => {
        done(null, payload);
        // A pipelined response has no socket until those before it are sent.
        const { socket } = request.raw;
        if (!(socket instanceof Socket)) return;
        let sent = sentBy(socket);
        const check = (): void => {
          const now = sentBy(socket);
          if (hasBytesLeft(socket) && now - sent < minBytes) socket.destroy();
          sent = now;
        };
        const timer = setInterval(check, everyMs);
        timer.unref();
        raw.once('close', () => clearInterval(timer));
      });
    },
    { name: 'answer-deadline' },
  );
