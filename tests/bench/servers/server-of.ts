import { giveServerCore } from './cores.ts';
import { descendantsOf } from './process-figures.ts';

/** The process which serves, of a program that has started it; it gets the servers' core. */
export const serverOf = (pid: number): number => {
  const [server] = descendantsOf(pid);
  if (server === undefined) throw new Error(`process ${pid} has started no other`);
  giveServerCore(server);
  return server;
};
