import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Type from 'typebox';
import Value from 'typebox/value';
import { closeAtEnd } from './left-open.ts';
import { cpuMsOf } from './process-figures.ts';
import type { Headers } from './request.ts';
import type { RunningProgram } from './start-program.ts';

const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'));
export const CONNECTIONS = 16;
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0 Safari/537.36';

const Report = Type.Object({
  requests: Type.Object({ total: Type.Integer() }),
  duration: Type.Number({ exclusiveMinimum: 0 }),
  errors: Type.Literal(0),
  timeouts: Type.Literal(0),
  statusCodeStats: Type.Record(Type.String(), Type.Object({ count: Type.Integer() })),
});

export interface LoadFigures {
  readonly perSecond: number;
  /** Of the server's CPU time, for one answer. */
  readonly cpuMs: number;
  /** How much of a core the server took. */
  readonly busy: number;
}

export interface Load {
  readonly path: string;
  readonly headers?: Headers;
  /** The required status of every response; the default is 200. */
  readonly status?: number;
  /** Sent in turn, each with `headers`; the default is one request without more. */
  readonly inTurn?: readonly Headers[];
}

/** A file of requests in the form that autocannon reads. The caller deletes its folder. */
const writeRequests = async (url: string, requests: readonly Headers[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-load-'));
  const entries = requests.map((headers) => ({
    request: {
      method: 'GET',
      url,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    },
  }));
  await writeFile(join(folder, 'requests.har'), JSON.stringify({ log: { entries } }));
  return folder;
};

/**
 * Sends requests for one path over persistent connections, from a separate process.
 * @param until seconds, in which no response is required yet, or a number of requests
 * @throws Error when a response has another status.
 */
export const putLoad = async (
  server: RunningProgram,
  { path, headers = {}, status = 200, inTurn = [] }: Load,
  until: { readonly seconds: number } | { readonly requests: number },
): Promise<LoadFigures> => {
  const amount = 'seconds' in until ? ['-d', `${until.seconds}`] : ['-a', `${until.requests}`];
  const sent = { 'user-agent': USER_AGENT, ...headers };
  const url = `${server.url}${path}`;
  const folder =
    inTurn.length > 0
      ? await writeRequests(
          url,
          inTurn.map((own) => ({ ...sent, ...own })),
        )
      : null;
  const args = [
    '-j',
    '-n',
    '-c',
    `${CONNECTIONS}`,
    ...amount,
    ...(folder === null
      ? Object.entries(sent).flatMap(([name, value]) => ['-H', `${name}=${value}`])
      : ['--har', join(folder, 'requests.har')]),
  ];
  const usedBefore = cpuMsOf(server.pid);
  const child = spawn(process.execPath, [AUTOCANNON, ...args, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = closeAtEnd(() => child.kill());
  const [written] = await Promise.all([text(child.stdout), once(child, 'close')]);
  await end();
  const usedMs = cpuMsOf(server.pid) - usedBefore;
  if (folder !== null) await rm(folder, { recursive: true });
  const report: unknown = JSON.parse(written);
  const isSuccess =
    Value.Check(Report, report) &&
    Object.keys(report.statusCodeStats).every((code) => code === `${status}`);
  if (!isSuccess) throw new Error(`${path} did not bear the load: ${written}`);
  const { requests, duration } = report;
  return {
    perSecond: requests.total / duration,
    cpuMs: usedMs / requests.total,
    busy: usedMs / (duration * 1_000),
  };
};
