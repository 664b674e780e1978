import type { FeedRow, FeedSource } from '../../feed-format.ts';
import { readStart } from '../read-start.ts';
import { type JsonObject, objectOf, textOf } from './json-fields.ts';
import { readJsonItems } from './read-json-items.ts';

interface BoardOptions {
  /** The field of a job that the board gives alone, without a list around it. */
  readonly alone?: string;
  /** The field of the board that names the employer; jobs have it as `$company`. */
  readonly company?: string;
}

/** `paths` find the jobs of a board's object; an array has them as its items. */
const pathsOf = (
  start: string,
  paths: readonly string[],
  { alone, company }: BoardOptions,
): readonly string[] => {
  if (start.trimStart().startsWith('[')) return ['$.*'];
  if (
    alone &&
    start.includes(`"${alone}"`) &&
    !/^\s*\{\s*"(?:content|offset|limit|totalFound)"/.test(start)
  )
    return ['$'];
  return company ? [`$.${company}`, ...paths] : paths;
};

/** Reads a job board's response, whose jobs are the objects of one array; anything else in it is a faulty row. */
export const readBoard = (paths: readonly string[], options: BoardOptions = {}) =>
  async function* read({ bytes }: FeedSource): AsyncGenerator<FeedRow<JsonObject>> {
    const found = pathsOf(await readStart(bytes()), paths, options);
    let company: string | undefined;
    for await (const row of readJsonItems(bytes(), found)) {
      if ('fault' in row) yield row;
      else if (options.company && typeof row.content === 'string') company ??= textOf(row.content);
      else if (Object.keys(objectOf(row.content)).length === 0)
        yield { position: row.position, fault: 'it is not an object with fields' };
      else
        yield {
          position: row.position,
          content: { ...(company && { $company: company }), ...objectOf(row.content) },
        };
    }
  };

const nameOfSlug = (slug: string): string =>
  decodeURIComponent(slug)
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The employer in the address of a hosted board: "Acme Labs" of `https://jobs.lever.co/acme-labs/1`. */
export const companyOfBoard = (address: string | undefined, hosts: RegExp): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const [, slug] = hosts.test(hostname) ? pathname.split('/') : [];
  return !slug || slug === 'embed' ? undefined : nameOfSlug(slug);
};

/** The employer in the host of its career site: "Acme Labs" of `https://acme-labs.recruitee.com/o/cook`. */
export const companyOfHost = (address: string | undefined, domain: string): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const slug = hostname.endsWith(`.${domain}`) ? hostname.slice(0, -domain.length - 1) : '';
  return slug === '' || /^(?:www|api|app|apply|jobs|careers?)$/.test(slug)
    ? undefined
    : nameOfSlug(slug);
};
