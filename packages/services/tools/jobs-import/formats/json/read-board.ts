import type { FeedRow } from '../../feed-format.ts';
import { type JsonObject, objectOf } from './json-fields.ts';
import { readJsonItems } from './read-json-items.ts';

/** Reads a job board's response, whose jobs are the objects of one array; anything else in it is a faulty row. */
export const readBoard = (paths: readonly string[]) =>
  async function* read(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow<JsonObject>> {
    for await (const row of readJsonItems(bytes, paths)) {
      if ('fault' in row) yield row;
      else if (Object.keys(objectOf(row.content)).length === 0)
        yield { position: row.position, fault: 'it is not an object with fields' };
      else yield { position: row.position, content: objectOf(row.content) };
    }
  };

/** The employer in the address of a hosted board: "Acme Labs" of `https://jobs.lever.co/acme-labs/1`. */
export const companyOfBoard = (address: string | undefined, hosts: RegExp): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const [, slug] = hosts.test(hostname) ? pathname.split('/') : [];
  if (!slug || slug === 'embed') return undefined;
  return decodeURIComponent(slug)
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
};
