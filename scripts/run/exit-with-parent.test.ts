import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const EXIT_WITH_PARENT = fileURLToPath(new URL('exit-with-parent.mjs', import.meta.url));
const RUNS_ON = 'setInterval(() => undefined, 1_000); process.send?.("runs")';
/** Continues once the channel is known to have closed. */
const AFTER_ITS_PARENT =
  'data:text/javascript,await new Promise((go) => process.once("disconnect", go))';

const startProgram = (...before: readonly string[]): ChildProcess =>
  spawn(
    process.execPath,
    [
      ...before.flatMap((module) => ['--import', module]),
      '--import',
      EXIT_WITH_PARENT,
      '-e',
      RUNS_ON,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );

it('ends a program whose parent goes', async () => {
  const program = startProgram();
  await once(program, 'message');
  program.disconnect();
  expect(await once(program, 'exit')).toEqual([null, 'SIGTERM']);
});

it('ends a program whose parent has gone before it was there', async () => {
  const program = startProgram(AFTER_ITS_PARENT);
  program.disconnect();
  expect(await once(program, 'exit')).toEqual([null, 'SIGTERM']);
});
