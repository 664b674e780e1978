import { readTierCpu, TIERS, type Tier } from '../../costs/tier-cpu.ts';
import type { BenchSite } from '../../servers/bench-site.ts';
import { fetchAnswer } from '../../servers/request.ts';
import { roundsOr } from '../../servers/rounds.ts';
import type { RunningProgram } from '../../servers/start-program.ts';
import { spreadOf } from '../../spread.ts';
import type { ColdRequest } from './cold-requests.ts';

export const COLD_ROUNDS = roundsOr(9);
export const PAGES_A_ROUND = 120;
export const WARM_PAGES = roundsOr(9) < 9 ? 120 : 900;
const LANES = 4;
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0 Safari/537.36';

export interface ColdSubject {
  readonly name: string;
  readonly server: RunningProgram;
  /** Used in turn. */
  readonly requests: readonly ColdRequest[];
}

/** One round of a subject. CPU in ms for one page. */
export interface ColdFigures {
  readonly cpu: Readonly<Record<Tier, number>>;
  readonly bytes: number;
  /** The median time to the whole answer. */
  readonly ms: number;
}

/** By the name of the subject. */
export type ColdRound = ReadonlyMap<string, ColdFigures>;

interface Answered {
  readonly ms: number[];
  readonly bytes: number;
}

const createTurns = ({ name, server, requests }: ColdSubject) => {
  let next = 0;
  const requestOne = async (answered: { ms: number[]; bytes: number }): Promise<void> => {
    const { path, headers } = requests[next++ % requests.length] ?? { path: '/', headers: {} };
    const startedAt = performance.now();
    const sent = { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip', ...headers };
    const { status, body } = await fetchAnswer(`${server.url}${path}`, sent);
    if (status !== 200) throw new Error(`${name}: ${path} answered ${status}`);
    answered.ms.push(performance.now() - startedAt);
    answered.bytes += body.length;
  };
  /** So many pages, by parallel clients. */
  return async (pages: number): Promise<Answered> => {
    const answered = { ms: [] as number[], bytes: 0 };
    let left = pages;
    const lane = async (): Promise<void> => {
      while (left-- > 0) await requestOne(answered);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return answered;
  };
};

/** Measures each subject once a round, every other round in reverse order. */
export const measureColdPages = async (
  { services, databaseFolder }: BenchSite,
  subjects: readonly ColdSubject[],
): Promise<ColdRound[]> => {
  const turns = new Map(subjects.map((subject) => [subject, createTurns(subject)] as const));
  for (const request of turns.values()) await request(WARM_PAGES);
  const rounds: ColdRound[] = [];
  for (let round = 0; round < COLD_ROUNDS; round += 1) {
    const figures = new Map<string, ColdFigures>();
    for (const [subject, request] of round % 2 === 0 ? turns : [...turns].reverse()) {
      const programs = { bff: subject.server.pid, services: services.pid, databaseFolder };
      const before = readTierCpu(programs);
      const { ms, bytes } = await request(PAGES_A_ROUND);
      const after = readTierCpu(programs);
      const cpu = TIERS.map(
        (tier) => [tier, (after[tier] - before[tier]) / PAGES_A_ROUND] as const,
      );
      figures.set(subject.name, {
        cpu: Object.fromEntries(cpu) as Record<Tier, number>,
        bytes: bytes / PAGES_A_ROUND,
        ms: spreadOf(ms).median,
      });
    }
    rounds.push(figures);
  }
  return rounds;
};
