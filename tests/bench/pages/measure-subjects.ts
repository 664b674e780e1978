import { type LoadFigures, putLoad } from '../servers/put-load.ts';
import { fetchAnswer } from '../servers/request.ts';
import { roundsOr } from '../servers/rounds.ts';
import type { Subject } from './subjects.ts';

/** Many short ones, because the load of the machine varies, and ratios are taken within a round. */
export const ROUNDS = roundsOr(9);
/** Before the first round. */
export const WARM_SECONDS = 4;
export const MEASURED_SECONDS = 2;

/** The results of one round, by the names of the subjects. */
export type Round = ReadonlyMap<string, LoadFigures>;

/** One answer's body as it travels. */
export interface Travelled {
  readonly bytes: number;
  readonly encoding: string;
}

export interface Measured {
  readonly rounds: readonly Round[];
  readonly travelled: ReadonlyMap<string, Travelled>;
}

const withTag = async (subject: Subject): Promise<Subject> => {
  const { isKnown, server, path, headers } = subject;
  if (!isKnown) return subject;
  const { etag } = (await fetchAnswer(`${server.url}${path}`, headers)).headers;
  if (!etag) throw new Error(`${path} has no entity tag`);
  return { ...subject, headers: { ...headers, 'if-none-match': etag } };
};

const travelledOf = async ({ server, path, headers }: Subject): Promise<Travelled> => {
  const answer = await fetchAnswer(`${server.url}${path}`, headers);
  return { bytes: answer.body.length, encoding: answer.headers['content-encoding'] ?? 'none' };
};

/** V8 optimises for some seconds: measurements start afterwards. */
const warmUp = async (subjects: readonly Subject[]): Promise<void> => {
  for (const subject of subjects)
    await putLoad(subject.server, await withTag(subject), { seconds: WARM_SECONDS });
};

/**
 * Measures each subject once a round; every other round is in reverse order, so that none always follows the same one.
 */
export const measureSubjects = async (subjects: readonly Subject[]): Promise<Measured> => {
  await warmUp(subjects);
  const rounds: Round[] = [];
  const travelled = new Map<string, Travelled>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures = new Map<string, LoadFigures>();
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      const tagged = await withTag(subject);
      const measured = await putLoad(subject.server, tagged, { seconds: MEASURED_SECONDS });
      if (measured.perSecond === 0)
        throw new Error(`${subject.name} did not answer in ${MEASURED_SECONDS} s`);
      figures.set(subject.name, measured);
      travelled.set(subject.name, await travelledOf(tagged));
    }
    rounds.push(figures);
  }
  return { rounds, travelled };
};
