import { get } from 'node:http';
import { createSeededRandom } from '../../hostile/seeded-random.ts';
import type { RunningProgram } from '../servers/start-program.ts';
import { pickBrowser } from './class-mix.ts';
import { createZipf } from './zipf.ts';

export const REQUESTS_PER_SECOND = 400;
export const WARM_SECONDS = 60;
export const MEASURED_SECONDS = 60;
const REFUSED = 503;
const SEED = 1126;
const TICK_MS = 25;
const FINE = 1e9;

export interface HitRate {
  readonly requests: number;
  readonly hits: number;
  readonly homeRequests: number;
  readonly homeHits: number;
  /** Answers of a BFF that had too much to do. */
  readonly refused: number;
}

interface Answer {
  readonly status: number;
  readonly isHit: boolean;
}

const request = (url: string, headers: Readonly<Record<string, string>>) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          isHit: answer.headers['cache-status'] === 'edge; hit',
        }),
      );
    }).once('error', reject);
  });

/**
 * Requests as many pages a second as REQUESTS_PER_SECOND, whatever answers, of people of all classes, and counts those that the
 * edge answered by itself after a time to warm up.
 * @param paths the most popular one first
 */
export const measureHitRate = async (
  edge: RunningProgram,
  paths: readonly string[],
): Promise<HitRate> => {
  const { below } = createSeededRandom(SEED);
  const random = () => below(FINE) / FINE;
  const pickIndex = createZipf(paths.length, random);
  const counts = { requests: 0, hits: 0, homeRequests: 0, homeHits: 0, refused: 0 };
  const faults: string[] = [];
  const waiting: Promise<void>[] = [];
  const visit = async (isMeasured: boolean): Promise<void> => {
    const path = paths[pickIndex()] ?? '/';
    const headers = { ...pickBrowser(random), 'x-forwarded-for': '203.0.113.9' };
    const { status, isHit } = await request(`${edge.url}${path}`, headers).catch(() => ({
      status: 0,
      isHit: false,
    }));
    if (status !== 200 && status !== REFUSED) faults.push(`${path} answered ${status}`);
    if (!isMeasured) return;
    if (status === REFUSED) counts.refused += 1;
    counts.requests += 1;
    counts.hits += isHit ? 1 : 0;
    if (path !== '/') return;
    counts.homeRequests += 1;
    counts.homeHits += isHit ? 1 : 0;
  };
  const began = performance.now();
  // More and more while it warms up: an empty store lets all requests through.
  const warm = (WARM_SECONDS * REQUESTS_PER_SECOND) / 2;
  const total = warm + MEASURED_SECONDS * REQUESTS_PER_SECOND;
  const dueAt = (seconds: number): number =>
    seconds < WARM_SECONDS
      ? (warm * seconds ** 2) / WARM_SECONDS ** 2
      : warm + (seconds - WARM_SECONDS) * REQUESTS_PER_SECOND;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = dueAt((performance.now() - began) / 1_000);
      while (waiting.length < Math.min(due, total)) waiting.push(visit(waiting.length >= warm));
      if (waiting.length < total) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(waiting);
  if (faults.length > 0) throw new Error(faults.slice(0, 10).join('\n'));
  return counts;
};
