import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Fault } from './fault.ts';
import { relayAnswers } from './relay-answers.ts';

export interface FaultProxy {
  /** Where it listens: the target's path under this address. */
  readonly url: string;
  /** Connections taken since the start. */
  readonly taken: () => number;
  /** What goes wrong from now on, on open connections too. */
  readonly set: (fault: Fault) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Stands between a client and `target`, an http address, and lets go wrong what it is told to. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const { hostname, port, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  const now: { fault: Fault } = { fault: { kind: 'none' } };
  let taken = 0;
  let listener: Server | undefined;

  const track = (socket: Socket): void => {
    sockets.add(socket);
    // What breaks a connection is what the proxy is there for.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const accept = (client: Socket): void => {
    taken += 1;
    const server = connect(Number(port), hostname);
    track(client);
    track(server);
    client.once('close', () => server.destroy());
    client.pipe(server);
    relayAnswers(server, client, () => now.fault).catch(() => client.destroy());
  };
  const listen = async (at: number): Promise<number> => {
    listener = createServer(accept).listen(at, '127.0.0.1');
    await once(listener, 'listening');
    return (listener.address() as AddressInfo).port;
  };
  const stop = async (): Promise<void> => {
    const closed = listener && once(listener, 'close');
    listener?.close();
    listener = undefined;
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  const own = await listen(0);
  return {
    url: `http://127.0.0.1:${own}${pathname === '/' ? '' : pathname}`,
    taken: () => taken,
    set: async (fault) => {
      now.fault = fault;
      if (fault.kind === 'down') await stop();
      else if (!listener) await listen(own);
    },
    close: stop,
  };
};
