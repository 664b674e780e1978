import { buffer } from 'node:stream/consumers';
import type { Brand } from '@broadsheet/contract/brand';
import type { ParseOutcome } from '@broadsheet/contract/entities/parsed-resume';
import type { ResumeParser } from '@broadsheet/resume-parser/process/create-resume-parser';
import type { ResumeVocabulary } from '@broadsheet/resume-parser/resume-vocabulary';
import { type Kysely, sql } from 'kysely';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { MediaStore } from '../../media/store/media-store.ts';
import type { BrandDirectory, ReadDirectory } from '../../platform/brands/directory.ts';
import { KEYWORD_TABLES } from '../../platform/brands/keywords/keyword-tables.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The vocabulary of a brand: its skills, which are its tags, and its cities. */
const resumeVocabulary = (
  brand: Brand,
  { tags, cities }: Pick<BrandDirectory, 'tags' | 'cities'>,
): ResumeVocabulary => ({
  skills: [...tags.values()].map(({ label, tag }) => ({
    name: label,
    synonyms: KEYWORD_TABLES[brand].tags[tag] ?? [],
  })),
  cities: [...cities.values()].map(({ label, synonyms }) => ({ name: label, synonyms })),
});

/** The first attempt may fail by chance; a file that crashes two will crash the next. */
export const READING_TRIES_MAX = 2;
const LIMITS = { timeoutMs: 20_000, memoryMb: 300 };
const INDIA = 'Asia/Kolkata';

export interface ReadingDeps {
  readonly database: Kysely<Schema>;
  readonly store: MediaStore;
  readonly parser: ResumeParser;
  readonly readDirectory: ReadDirectory;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface Begun {
  readonly storedName: string;
  readonly brand: Brand;
  readonly tries: number;
}

const Payload = Type.Object({ fileId: Type.String() });

/** Counts an attempt to parse a pending resume; undefined where it has been parsed, replaced or given up. */
const beginTry = ({ database, now }: ReadingDeps, fileId: string): Promise<Begun | undefined> =>
  database
    .updateTable('resume_facts')
    .from('media_files')
    .from('seekers')
    .set({ tries: sql<number>`resume_facts.tries + 1`, tried_at: new Date(now()) })
    .whereRef('media_files.id', '=', 'resume_facts.file_id')
    .whereRef('seekers.id', '=', 'resume_facts.seeker_id')
    .where('resume_facts.file_id', '=', fileId)
    .where('resume_facts.status', '=', 'reading')
    .where('resume_facts.tries', '<', READING_TRIES_MAX)
    .returning(['media_files.stored_name as storedName', 'seekers.brand', 'resume_facts.tries'])
    .executeTakeFirst();

/** Only for the file that was parsed: a newer file has its own facts. */
const saveOutcome = async (
  { database, now }: ReadingDeps,
  fileId: string,
  outcome: ParseOutcome,
): Promise<void> => {
  const readable =
    'resume' in outcome
      ? ({ status: 'read', resume: JSON.stringify(outcome.resume) } as const)
      : ({ status: 'failed', failure: outcome.failure } as const);
  await database
    .updateTable('resume_facts')
    .set({ ...readable, parsed_at: new Date(now()) })
    .where('file_id', '=', fileId)
    .where('status', '=', 'reading')
    .execute();
};

const monthOf = (time: number): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: INDIA }).format(
    time,
  );

const parse = async (
  { store, parser, readDirectory, now }: ReadingDeps,
  { storedName, brand }: Begun,
): Promise<ParseOutcome> => {
  const bytes = await buffer(await store.open(storedName));
  const vocabulary = resumeVocabulary(brand, await readDirectory(brand));
  return parser.parseInWorker({ bytes, vocabulary, asOf: monthOf(now()) }, LIMITS);
};

/** Parses a pending resume and saves its data, which goes nowhere else, and not to the log. */
export const readResume = async (payload: unknown, deps: ReadingDeps): Promise<void> => {
  const { fileId } = Value.Parse(Payload, payload);
  const begun = await beginTry(deps, fileId);
  if (!begun) return;
  try {
    await saveOutcome(deps, fileId, await parse(deps, begun));
  } catch (error) {
    if (begun.tries >= READING_TRIES_MAX) await saveOutcome(deps, fileId, { failure: 'timeout' });
    throw error;
  }
};
