import type { RunningProgram } from '../servers/start-program.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { ROUNDS } from './measure-subjects.ts';

export interface ColdSubject {
  readonly name: string;
  readonly path: string;
  readonly start: () => Promise<RunningProgram>;
}

const firstMs = async ({ start, path }: ColdSubject): Promise<number> => {
  const server = await start();
  const startedAt = performance.now();
  const response = await fetch(`${server.url}${path}`);
  await response.arrayBuffer();
  const tookMs = performance.now() - startedAt;
  await server.stop();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return tookMs;
};

/** The first page of a process: all caches are empty, and no code is compiled yet. */
export const measureCold = async (
  subjects: readonly ColdSubject[],
): Promise<{ name: string; ms: Spread }[]> => {
  const values = subjects.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, subject] of subjects.entries()) values[index]?.push(await firstMs(subject));
  return subjects.map(({ name }, index) => ({ name, ms: spreadOf(values[index] ?? []) }));
};
