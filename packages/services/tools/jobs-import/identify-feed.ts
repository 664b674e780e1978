import { basename } from 'node:path';
import { Tokenizer, TokenType } from '@streamparser/json';
import { BrokenFeedError, FeedRefusedError, type FeedSource } from './feed-format.ts';
import type { FormatName } from './format-names.ts';
import { columnsOf } from './formats/csv/csv-columns.ts';
import { delimiterOf } from './formats/csv/split-records.ts';
import { readStart } from './formats/read-start.ts';

/** What a file is by its content. */
interface Identity {
  /** For a person: "an Excel workbook". */
  readonly what: string;
  /** The likeliest first. */
  readonly formats: readonly FormatName[];
  /** Formats that cannot be told apart from it, such as an empty list of jobs. */
  readonly possible?: readonly FormatName[];
}

const NAMES: Readonly<Record<FormatName, string>> = {
  ashby: 'an Ashby board',
  csv: 'a table in text (CSV)',
  greenhouse: 'a Greenhouse board',
  'indeed-xml': 'an Indeed XML feed',
  json: 'JSON',
  jsonld: 'JSON-LD of schema.org',
  lever: 'a list of Lever postings',
  naukri: 'an answer of Naukri',
  personio: 'a Personio feed',
  recruitee: 'a list of Recruitee offers',
  smartrecruiters: 'a list of SmartRecruiters postings',
  teamtailor: 'a Teamtailor feed',
  workable: 'a list of Workable jobs',
  xlsx: 'an Excel workbook (xlsx)',
};

/** Paths of the keys in a piece of JSON, items of arrays as `[]`: `jobs[].location.name`. */
const keyPathsOf = (text: string): Set<string> => {
  const paths = new Set<string>();
  const stack: { prefix: string; isArray: boolean; key: string; isKeyNext: boolean }[] = [];
  const tokenizer = new Tokenizer({ separator: '' });
  tokenizer.onError = () => undefined;
  tokenizer.onToken = ({ token, value }) => {
    const top = stack.at(-1);
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      const isArray = token === TokenType.LEFT_BRACKET;
      const parent = top ? (top.isArray ? top.prefix : `${top.prefix}${top.key}`) : '';
      const prefix = isArray ? `${parent}[]` : parent === '' ? '' : `${parent}.`;
      if (isArray) paths.add(prefix);
      stack.push({ prefix, isArray, key: '', isKeyNext: !isArray });
    } else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) stack.pop();
    else if (token === TokenType.COMMA && top && !top.isArray) top.isKeyNext = true;
    else if (token === TokenType.STRING && top?.isKeyNext) {
      top.key = String(value);
      top.isKeyNext = false;
      paths.add(`${top.prefix}${top.key}`);
    }
  };
  try {
    tokenizer.write(text);
  } catch {
    // A piece of a file ends anywhere; what came before says what it is.
  }
  return paths;
};

type Signature = readonly [FormatName, (has: (...paths: string[]) => boolean) => boolean];

/** Fields by which one format is told from all others. `has` asks for any of its paths. */
const SIGNATURES: readonly Signature[] = [
  ['recruitee', (has) => has('offers[]')],
  ['naukri', (has) => has('jobDetails', 'jobDetails[]', '[].jdURL', '[].tagsAndSkills')],
  ['smartrecruiters', (has) => has('content[].releasedDate', 'content[].company.identifier')],
  ['smartrecruiters', (has) => has('jobAd', '[].jobAd', '[].releasedDate')],
  ['teamtailor', (has) => has('data[].attributes') && has('data[].type')],
  ['teamtailor', (has) => has('items[]._jobposting')],
  ['workable', (has) => has('jobs[].shortcode', 'results[].shortcode', '[].shortcode')],
  ['lever', (has) => has('[].text') && has('[].categories', '[].hostedUrl', '[].applyUrl')],
  ['ashby', (has) => has('jobs[].jobUrl', 'jobs[].descriptionHtml', 'jobs[].isListed')],
  ['ashby', (has) => has('[].descriptionHtml') && has('[].jobUrl')],
  ['greenhouse', (has) => has('jobs[].absolute_url', 'jobs[].internal_job_id')],
  ['greenhouse', (has) => has('[].absolute_url') && has('[].location.name')],
];

/** The list that each format keeps its jobs in. */
const LISTS: Readonly<Partial<Record<FormatName, readonly string[]>>> = {
  ashby: ['jobs[]', '[]'],
  greenhouse: ['jobs[]', '[]'],
  lever: ['[]'],
  naukri: ['jobDetails', 'jobDetails[]', '[]'],
  recruitee: ['offers[]', '[]'],
  smartrecruiters: ['content[]', '[]', 'name'],
  teamtailor: ['data[]', 'items[]'],
  workable: ['jobs[]', 'results[]', '[]'],
};

const identifyJson = (start: string): Identity => {
  const paths = keyPathsOf(start);
  const has = (...wanted: string[]) => wanted.some((path) => paths.has(path));
  if (
    [...paths].some((path) => /(?:^|[.\]])@(?:type|context|graph)(?:$|\W)/.test(path)) &&
    !has('items[]._jobposting')
  )
    return { what: NAMES.jsonld, formats: ['jsonld'] };
  const [found] = SIGNATURES.find(([, matches]) => matches(has)) ?? [];
  if (found) return { what: NAMES[found], formats: [found, 'json'] };
  const possible = (Object.entries(LISTS) as [FormatName, readonly string[]][])
    .filter(([, lists]) => has(...lists))
    .map(([format]) => format);
  return { what: 'JSON of another kind', formats: ['json'], possible };
};

const identifyMarkup = (start: string): Identity => {
  const [, root = ''] =
    /<([a-z][\w:.-]*)/i.exec(
      start.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[\s\S]*?\])?[^>]*>/gi, ''),
    ) ?? [];
  if (/<!doctype html|<html/i.test(start)) return { what: 'an HTML page', formats: ['jsonld'] };
  if (root === 'workzag-jobs' || /<position>/.test(start))
    return { what: NAMES.personio, formats: ['personio'] };
  if (/^(?:rss|rdf:RDF)$/i.test(root)) return { what: 'an RSS feed', formats: ['teamtailor'] };
  if (/<job[\s/>]/i.test(start) || /^(?:source|jobs)$/i.test(root))
    return { what: NAMES['indeed-xml'], formats: ['indeed-xml', 'workable'] };
  return { what: `XML of another kind, with <${root}> as its root`, formats: [] };
};

const isHeader = (line: string): boolean => {
  try {
    columnsOf(line.split(delimiterOf(line)).map((name) => name.replaceAll('"', '')));
    return true;
  } catch (error) {
    if (error instanceof FeedRefusedError) return false;
    throw error;
  }
};

/** How files of other kinds begin. */
const BEGINNINGS: readonly (readonly [start: string, what: string])[] = [
  [
    '\u00d0\u00cf\u0011\u00e0',
    'an old or password-protected Excel file: save it as .xlsx without password',
  ],
  ['%PDF-', 'a PDF'],
  ['PK\u0003\u0004', 'a zip archive'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['GIF8', 'a picture'],
  ['7z\u00bc\u00af', 'an archive of another kind than gzip'],
  ['Rar!', 'an archive of another kind than gzip'],
  ['BZh', 'an archive of another kind than gzip'],
];
const HEAD_BYTES = 4_096;
const IN_WORKBOOK = /xl\/|\[Content_Types\]\.xml|_rels\/\.rels|docProps\//;

const identify = async ({ bytes }: Pick<FeedSource, 'bytes'>): Promise<Identity | null> => {
  const head = await readHead(bytes());
  // ISO 8859-1, not the decoder of that name, which is windows-1252: each byte is one character.
  const beginning = Buffer.from(head).toString('latin1');
  const [, what] = BEGINNINGS.find(([begin]) => beginning.startsWith(begin)) ?? [];
  if (beginning.startsWith('PK') && IN_WORKBOOK.test(beginning))
    return { what: NAMES.xlsx, formats: ['xlsx'] };
  if (what) return { what, formats: [] };
  const start = (await readStart(bytes())).trimStart();
  if (start === '') return null;
  if (start.includes('\u0000')) return { what: 'not text', formats: [] };
  if (start.startsWith('<')) return identifyMarkup(start);
  if (/^[[{]/.test(start)) return identifyJson(start);
  const [line = ''] = start.split(/\r?\n/);
  return isHeader(line)
    ? { what: NAMES.csv, formats: ['csv'] }
    : { what: 'text', formats: [], possible: ['csv'] };
};

const readHead = async (bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  for await (const chunk of bytes) return chunk.subarray(0, HEAD_BYTES);
  return new Uint8Array();
};

/** Throws FeedRefusedError, with a guess at the right format, where a file has another format than named. */
export const checkFormat = async (
  source: Pick<FeedSource, 'bytes' | 'file'>,
  format: FormatName,
): Promise<void> => {
  const name = basename(source.file);
  const found = await identify(source).catch((error: unknown): Identity => {
    // The reading that follows reports where the file is damaged.
    if (error instanceof BrokenFeedError) return { what: '', formats: [format] };
    throw error;
  });
  if (found === null) throw new FeedRefusedError(`${name} is empty; expected ${NAMES[format]}.`);
  if (found.formats.includes(format) || found.possible?.includes(format)) return;
  const [guess] = found.formats;
  const hint = guess ? ` Try --format ${guess}${guess === 'json' ? ' with --mapping' : ''}.` : '';
  throw new FeedRefusedError(`${name} is not ${NAMES[format]}: it is ${found.what}.${hint}`);
};
