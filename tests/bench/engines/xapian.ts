import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { allThenAny, type Engine } from './engine.ts';
import { stopProgram } from './programs.ts';

/** Debian's interpreter, which has Debian's bindings. */
const PYTHON = '/usr/bin/python3';
const PROGRAM = fileURLToPath(new URL('xapian-engine.py', import.meta.url));

/** Xapian by its Python bindings, in a process of its own. */
export const xapian: Engine = {
  name: 'Xapian',
  isInstalled: () => spawnSync(PYTHON, ['-c', 'import xapian'], { stdio: 'ignore' }).status === 0,
  start: async (folder, documents) => {
    const child = spawn(PYTHON, [PROGRAM, join(folder, 'xapian')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const send = async (value: unknown): Promise<void> => {
      if (!child.stdin.write(`${JSON.stringify(value)}\n`)) await once(child.stdin, 'drain');
    };
    const receive = async (): Promise<readonly number[]> => {
      const { value, done } = await answers.next();
      if (done) throw new Error('The program of Xapian has ended.');
      return (JSON.parse(value) as { ids: number[] }).ids;
    };
    for (const document of documents) await send(document);
    await send(null);
    await receive();
    return {
      pids: () => (child.pid ? [child.pid] : []),
      search: (query) =>
        allThenAny(query, async (terms, mode) => {
          await send({ terms, mode });
          return receive();
        }),
      stop: () => stopProgram(child),
    };
  },
};
