import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type PlainAnswer, send } from '../../edge/origin.ts';
import type { SeededRandom } from '../../hostile/seeded-random.ts';
import { CANARY } from './canary-people.ts';
import { type Claim, claimBy, HABIT_NAMES } from './edge-claims.ts';
import type { EdgeReader } from './edge-readers.ts';
import { MARKED_PAGES, marksFor, marksIn } from './marked-content.ts';

const AT_ONCE = 8;
/** Answers to one person. */
const PERSONAL = ['/myprofile', '/jobfeed', '/api/layout?path=%2Fmyprofile'];
const ENCODINGS = ['gzip', 'gzip, deflate, br', 'identity'];

interface Visit extends Claim {
  readonly who: string;
  readonly address: string;
  /** Null where the answer is of one person. */
  readonly marks: readonly string[] | null;
  /** The texts that the answer may contain. */
  readonly own: string | null;
  readonly revisits: boolean;
}

export interface EdgeWatched {
  readonly requests: number;
  readonly hits: number;
  /** Answers without a body, because the reader has it. */
  readonly notModified: number;
  /** Answers that had a text of their reader's own. */
  readonly personal: number;
  /** Pages of a wrong class, stored answers of one person, words of somebody else. */
  readonly faults: readonly string[];
}

const textOf = ({ headers, body }: PlainAnswer): string => {
  // An answer that nothing has changed names the encoding of what it leaves out.
  if (body === '') return '';
  const bytes = Buffer.from(body, 'latin1');
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

/** Who asks for what, with which cookies. */
const planVisit = (readers: readonly EdgeReader[], random: SeededRandom): Visit => {
  const { pick, below } = random;
  const reader = pick(readers);
  const encoding = { 'accept-encoding': pick(ENCODINGS) };
  if (below(8) === 0 && reader.token && !reader.isLoggedOut) {
    const claim = claimBy('asSet', reader, random);
    const headers = { ...claim.headers, ...encoding };
    const address = pick(PERSONAL);
    const own = { own: reader.canary, marks: null, isPrivate: true, revisits: false };
    return { ...claim, ...own, who: reader.canary, address, headers };
  }
  const habit = pick(HABIT_NAMES);
  const page = pick(MARKED_PAGES);
  const claim = claimBy(habit, reader, random);
  const isJson = below(6) === 0;
  return {
    ...claim,
    who: `${reader.canary} ${habit}`,
    address: isJson ? `/api/layout?path=${encodeURIComponent(page.address)}` : page.address,
    headers: { ...claim.headers, ...encoding },
    marks: marksFor(page, claim.gets),
    own: null,
    revisits: below(4) === 0,
  };
};

/** The marks of the bytes that each entity tag stood for, by address. */
type Remembered = Map<string, Map<string, string>>;

const faultsOf = (
  visit: Visit,
  answer: PlainAnswer,
  text: string,
  shown: string,
): readonly string[] => {
  const { who, address, marks, own, isPrivate } = visit;
  const { status, headers } = answer;
  const isHit = headers['cache-status'] === 'edge; hit';
  const at = `${who} at ${address}${isHit ? ', a hit' : ''}`;
  const canaries = `${text}\n${JSON.stringify(headers)}`.match(CANARY) ?? [];
  const faults = [...new Set(canaries)]
    .filter((canary) => canary !== own || isHit)
    .map((canary) => `${at}: words of ${canary}`);
  // A busy machine refuses some; the counts show whether enough was answered. A refusal shows nobody anything.
  if (status === 503 && !isHit) return faults;
  if (status !== 200 && status !== 304) faults.push(`${at}: ${status}`);
  if (isHit && isPrivate) faults.push(`${at}: was stored`);
  if (marks && shown !== marks.join()) faults.push(`${at}: got ${shown}, not ${marks.join()}`);
  return faults;
};

/**
 * Readers ask an edge for pages of classes and of their own, in turns, with good, stale, forged and missing cookies.
 * @param url of the edge, which believes this machine to be its front
 */
export const watchEdge = async (
  url: string,
  readers: readonly EdgeReader[],
  requests: number,
  random: SeededRandom,
): Promise<EdgeWatched> => {
  const visits = Array.from({ length: requests }, () => planVisit(readers, random));
  const remembered: Remembered = new Map();
  const counts = { hits: 0, notModified: 0, personal: 0 };
  const faults: string[] = [];
  const visitOnce = async (visit: Visit): Promise<void> => {
    const { address, headers, revisits, own } = visit;
    const known = remembered.get(address) ?? new Map<string, string>();
    remembered.set(address, known);
    // The newest page at this address, whoever it was for.
    const newest = revisits ? [...known.keys()].at(-1) : undefined;
    const answer = await send(`${url}${address}`, {
      'x-forwarded-for': '203.0.113.9',
      ...headers,
      ...(newest ? { 'if-none-match': newest } : {}),
    });
    const tag = answer.headers.etag ?? '';
    const text = textOf(answer);
    const isUnchanged = answer.status === 304;
    const shown = isUnchanged ? (known.get(tag) ?? 'nothing known') : marksIn(text).join();
    if (tag && !isUnchanged) {
      known.delete(tag);
      known.set(tag, shown);
    }
    if (answer.headers['cache-status'] === 'edge; hit') counts.hits += 1;
    if (isUnchanged) counts.notModified += 1;
    if (own !== null && text.includes(own)) counts.personal += 1;
    faults.push(...faultsOf(visit, answer, text, shown));
  };
  const left = visits.values();
  const work = async (): Promise<void> => {
    for (const visit of left) await visitOnce(visit);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { requests, ...counts, faults };
};
