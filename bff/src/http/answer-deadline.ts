import type { Socket } from 'node:net';
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

/** What a connection had sent at the last check, and whether it had bytes left. */
interface Progress {
  readonly sent: number;
  readonly isWaiting: boolean;
}

/**
 * Closes connections whose client reads a response far too slowly. A response that waits for the server, such as an
 * idle stream, is exempt: only buffered bytes that the client does not read count. One timer checks all connections,
 * so that a response costs nothing.
 */
export const createAnswerDeadline = ({ everyMs, minBytes }: ReadingPace) =>
  fp(
    async (app) => {
      const connections = new Map<Socket, Progress>();
      app.server.on('connection', (socket: Socket) => {
        connections.set(socket, { sent: 0, isWaiting: false });
        socket.once('close', () => connections.delete(socket));
      });
      const check = (socket: Socket, last: Progress): void => {
        const sent = sentBy(socket);
        const isWaiting = hasBytesLeft(socket);
        if (isWaiting && last.isWaiting && sent - last.sent < minBytes) socket.destroy();
        else connections.set(socket, { sent, isWaiting });
      };
      const timer = setInterval(() => {
        for (const [socket, last] of connections) check(socket, last);
      }, everyMs);
      timer.unref();
      app.addHook('onClose', async () => clearInterval(timer));
    },
    { name: 'answer-deadline' },
  );
