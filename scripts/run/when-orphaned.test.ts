import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const MODULE = new URL('./when-orphaned.mjs', import.meta.url).href;
const PROGRAM = `
  import { whenOrphaned } from ${JSON.stringify(MODULE)};
  setInterval(() => {}, 1000);
  whenOrphaned(() => { console.log('orphaned'); process.exit(); });
  console.log('watching');
`;

it('tells a program that the shell which started it was killed', async () => {
  const shell = spawn('sh', [
    '-c',
    '"$0" --input-type=module -e "$1"; true',
    process.execPath,
    PROGRAM,
  ]);
  const lines = createInterface(shell.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('watching');
  const died = once(shell, 'exit');
  shell.kill('SIGTERM');
  await died;
  expect((await lines.next()).value).toBe('orphaned');
});
