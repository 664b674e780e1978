import { type LoadFigures, putLoad } from '../servers/put-load.ts';
import { roundsOr } from '../servers/rounds.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { LIMITS, type Subject } from './subjects.ts';

export const ROUNDS = roundsOr(5);
export const WARM_SECONDS = 1;
export const MEASURED_SECONDS = 2;

export interface SubjectFigures {
  readonly subject: Subject;
  /** Of one answer's body. */
  readonly bytes: number;
  readonly perSecond: Spread;
  /** Answers a second by those of the limit in the same round. */
  readonly share: Spread;
  readonly cpuMs: Spread;
  /** CPU time by that of the limit in the same round. */
  readonly cpuTimes: Spread;
  readonly busy: Spread;
}

const bytesOf = async ({ server, path, cookie }: Subject): Promise<number> => {
  const response = await fetch(`${server.url}${path}`, cookie ? { headers: { cookie } } : {});
  return (await response.arrayBuffer()).byteLength;
};

/** Once a round each, in turns; every other round backwards, so that nobody always comes after the same one. */
export const measureSubjects = async (subjects: readonly Subject[]): Promise<SubjectFigures[]> => {
  const rounds: Map<string, LoadFigures>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures = new Map<string, LoadFigures>();
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      await putLoad(subject.server, subject, { seconds: WARM_SECONDS });
      const measured = await putLoad(subject.server, subject, { seconds: MEASURED_SECONDS });
      figures.set(subject.name, measured);
    }
    rounds.push(figures);
  }
  const overRounds = (
    name: string,
    read: (figures: LoadFigures, limit: LoadFigures) => number,
    limitName: string,
  ) =>
    spreadOf(
      rounds.map((figures) => {
        const own = figures.get(name);
        const limit = figures.get(limitName);
        if (!own || !limit) throw new Error(`${name} was not measured`);
        return read(own, limit);
      }),
    );
  const bytes = await Promise.all(subjects.map(bytesOf));
  return subjects.map((subject, index) => {
    const over = (read: (figures: LoadFigures, limit: LoadFigures) => number) =>
      overRounds(subject.name, read, LIMITS[subject.limit]);
    return {
      subject,
      bytes: bytes[index] ?? 0,
      perSecond: over((own) => own.perSecond),
      share: over((own, limit) => own.perSecond / limit.perSecond),
      cpuMs: over((own) => own.cpuMs),
      cpuTimes: over((own, limit) => own.cpuMs / limit.cpuMs),
      busy: over((own) => own.busy),
    };
  });
};
