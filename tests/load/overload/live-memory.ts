import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'undici';

/** The inspector address of a Node process after SIGUSR1. */
const INSPECTOR = 'http://127.0.0.1:9229/json/list';
const OPENS_WITHIN_MS = 5_000;
const POLL_MS = 20;
const MEGABYTE = 1_048_576;
const MEMORY_EXPRESSION = 'JSON.stringify(process.memoryUsage())';
const CLOSE = "process.getBuiltinModule('inspector').close()";

const findInspector = async (): Promise<string> => {
  const until = performance.now() + OPENS_WITHIN_MS;
  while (performance.now() < until) {
    try {
      const [target] = await (await fetch(INSPECTOR)).json();
      return target.webSocketDebuggerUrl;
    } catch {
      await wait(POLL_MS);
    }
  }
  throw new Error('the program does not let itself be inspected');
};

export interface LiveMemory {
  /** MB of reachable memory, in the heap and outside it, after a full garbage collection. */
  readonly held: number;
  /** MB that the process has of the machine then. */
  readonly resident: number;
}

/** Makes a Node program collect its garbage and report the rest. One program of a machine at a time. */
export const liveMemoryOf = async (pid: number): Promise<LiveMemory> => {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await findInspector());
  await once(socket, 'open');
  let requests = 0;
  const send = async (method: string, params = {}): Promise<unknown> => {
    requests += 1;
    const id = requests;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [event] = (await once(socket, 'message')) as [{ data: string }];
      const answer = JSON.parse(event.data);
      if (answer.id === id) return answer.result?.result?.value;
    }
  };
  await send('HeapProfiler.collectGarbage');
  await send('HeapProfiler.collectGarbage');
  const { heapUsed, external, rss } = JSON.parse(
    String(await send('Runtime.evaluate', { expression: MEMORY_EXPRESSION })),
  );
  socket.send(JSON.stringify({ id: 0, method: 'Runtime.evaluate', params: { expression: CLOSE } }));
  await once(socket, 'close');
  return { held: (heapUsed + external) / MEGABYTE, resident: rss / MEGABYTE };
};
