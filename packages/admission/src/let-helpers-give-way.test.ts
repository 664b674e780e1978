import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** The threads of a process that has just called it, by how much they give way. */
const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { letHelpersGiveWay } from '${new URL('./let-helpers-give-way.ts', import.meta.url).href}';
  letHelpersGiveWay();
  const nicenessOf = (thread) =>
    Number(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16]);
  const threads = readdirSync('/proc/self/task').map((id) => [Number(id), nicenessOf(id)]);
  console.log(JSON.stringify({ pid: process.pid, threads }));
`;

it.runIf(process.platform === 'linux')(
  'leaves the thread that answers as it is, and no other',
  async () => {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { pid, threads } = JSON.parse(stdout) as { pid: number; threads: [number, number][] };
    expect(threads.filter(([id]) => id === pid)).toEqual([[pid, getPriority()]]);
    const helpers = threads.filter(([id]) => id !== pid).map(([, niceness]) => niceness);
    expect(helpers).toContain(19);
  },
);
