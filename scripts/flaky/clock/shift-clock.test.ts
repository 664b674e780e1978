import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildClock, shiftedEnv } from './shifted-env.mjs';

const YEAR_MS = 365 * 86_400_000;
const clock = buildClock();
afterAll(() => {
  if (clock) rmSync(dirname(clock), { recursive: true });
});

/** Prints the time, also from a program with an environment of its own, as PostgreSQL is started. */
const PROGRAM = `
  import { spawnSync } from 'node:child_process';
  const own = { env: { PATH: process.env.PATH }, encoding: 'utf8' };
  const child = spawnSync(process.execPath, ['--print', 'Date.now()'], own);
  const startedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  console.log(JSON.stringify([Date.now(), Number(child.stdout), performance.now() - startedAt]));
`;

it('lets a program and those that it starts live at another time, and leaves durations alone', () => {
  if (!clock) throw new Error('there is no C compiler, which npm start needs as well');
  // These tests may run at another time themselves: the program's is that of the machine, and a year.
  const { CLOCK_SHIFT_SECONDS: shiftS = '0' } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    encoding: 'utf8',
    env: { ...process.env, ...shiftedEnv(clock, YEAR_MS) },
  });
  expect(stderr).toBe('');
  const [own = 0, child = 0, waited = 0] = JSON.parse(stdout) as number[];
  const expected = Date.now() - Number(shiftS) * 1000 + YEAR_MS;
  for (const time of [own, child]) expect(Math.abs(time - expected)).toBeLessThan(YEAR_MS / 365);
  expect(waited).toBeGreaterThan(15);
  expect(waited).toBeLessThan(YEAR_MS / 365);
});
