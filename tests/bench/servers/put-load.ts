import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Type from 'typebox';
import Value from 'typebox/value';
import { cpuMsOf } from './process-figures.ts';
import type { RunningProgram } from './start-program.ts';

const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'));
export const CONNECTIONS = 16;
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0 Safari/537.36';

const Report = Type.Object({
  requests: Type.Object({ total: Type.Integer({ minimum: 1 }) }),
  latency: Type.Object({ p50: Type.Number(), p99: Type.Number() }),
  duration: Type.Number({ exclusiveMinimum: 0 }),
  errors: Type.Literal(0),
  timeouts: Type.Literal(0),
  non2xx: Type.Literal(0),
});

export interface LoadFigures {
  readonly perSecond: number;
  /** Of the server's CPU time, for one answer. */
  readonly cpuMs: number;
  /** How much of a core the server took. */
  readonly busy: number;
}

/**
 * Asks a server for one path over connections that stay open, from a process of its own.
 * @param until seconds, or a number of requests. Throws when an answer is not 2xx.
 */
export const putLoad = async (
  server: RunningProgram,
  { path, cookie }: { readonly path: string; readonly cookie?: string },
  until: { readonly seconds: number } | { readonly requests: number },
): Promise<LoadFigures> => {
  const amount = 'seconds' in until ? ['-d', `${until.seconds}`] : ['-a', `${until.requests}`];
  const headers = [`user-agent=${USER_AGENT}`, ...(cookie ? [`cookie=${cookie}`] : [])];
  const args = [
    '-j',
    '-n',
    '-c',
    `${CONNECTIONS}`,
    ...amount,
    ...headers.flatMap((h) => ['-H', h]),
  ];
  const usedBefore = cpuMsOf(server.pid);
  const child = spawn(process.execPath, [AUTOCANNON, ...args, `${server.url}${path}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [written] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const usedMs = cpuMsOf(server.pid) - usedBefore;
  const report: unknown = JSON.parse(written);
  if (!Value.Check(Report, report)) throw new Error(`${path} did not bear the load: ${written}`);
  const { requests, duration } = report;
  return {
    perSecond: requests.total / duration,
    cpuMs: usedMs / requests.total,
    busy: usedMs / (duration * 1_000),
  };
};
