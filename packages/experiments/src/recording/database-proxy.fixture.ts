import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy before PostgreSQL that can be closed and opened again. */
export const startDatabaseProxy = async (url: string) => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    if (isCut) return client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    track(upstream);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    /** Ends every connection and refuses new ones. */
    cut: (): void => {
      isCut = true;
      endAll();
    },
    mend: (): void => {
      isCut = false;
    },
    close: async (): Promise<void> => {
      const closed = new Promise((resolve) => server.close(resolve));
      endAll();
      await closed;
    },
  };
};
