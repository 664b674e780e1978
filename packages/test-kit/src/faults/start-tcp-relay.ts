import { connect, createServer, type Socket } from 'node:net';

export interface TcpRelay {
  readonly port: number;
  /** From now on it forwards nothing, without closing connections. */
  readonly hang: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

/** Forwards connections to a port of this machine: a network that can go silent. */
export const startTcpRelay = async (to: number): Promise<TcpRelay> => {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (isHanging) socket.pause();
    return socket;
  };
  const server = createServer((near) => {
    const far = track(connect(to, '127.0.0.1'));
    track(near).pipe(far).pipe(near);
    if (isHanging) near.pause();
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    hang: () => {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
