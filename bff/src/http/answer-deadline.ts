import { Socket } from 'node:net';
import fp from 'fastify-plugin';

export interface ReadingPace {
  /** How often it is looked at, ms: who reads too slowly is gone after two looks. */
  readonly everyMs: number;
  /** What has to have been taken since the last look. */
  readonly minBytes: number;
}

/** What the connection has handed to the system, as Node counts it for its own timeouts. */
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
 * Ends connections whose client takes an answer so slowly that nobody can mean it. An answer that waits for the server, as
 * streams do that have nothing to say, is left alone: only what lies ready and is not taken counts.
 */
export const createAnswerDeadline = ({ everyMs, minBytes }: ReadingPace) =>
  fp(
    async (app) => {
      app.addHook('onSend', (request, { raw }, payload, done) => {
        done(null, payload);
        // An answer has no connection while those before it are being taken.
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
