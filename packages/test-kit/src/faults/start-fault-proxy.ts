import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Fault } from './fault.ts';
import { relayAnswers } from './relay-answers.ts';

export interface FaultProxy {
  /** The proxy's address: it maps to the target's path. */
  readonly url: string;
  /** Connections accepted since the start. */
  readonly taken: () => number;
  /** Sets the fault from now on, also for open connections. */
  readonly set: (fault: Fault) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A proxy between a client and `target`, an http address, which injects faults. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const { hostname, port, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  const now: { fault: Fault } = { fault: { kind: 'none' } };
  let taken = 0;
  let listener: Server | undefined;

  const track = (socket: Socket): void => {
    sockets.add(socket);
    // Broken connections are the purpose of the proxy.
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
