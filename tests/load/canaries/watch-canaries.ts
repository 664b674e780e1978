import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { openAddresses, ownAddresses } from './canary-addresses.ts';
import { CANARY, type CanaryPerson } from './canary-people.ts';

const AT_ONCE = 8;

export interface Watched {
  readonly requests: number;
  /** By status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** The requested addresses. */
  readonly addresses: readonly string[];
  /** Those of them that have shown nobody their own canary. */
  readonly silent: readonly string[];
  /** Of those that are not open to all. */
  readonly silentOwn: readonly string[];
  /** Who saw whose canary, and where; and private responses that a shared cache may store. */
  readonly faults: readonly string[];
}

interface Request {
  readonly reader: CanaryPerson | null;
  readonly address: string;
  /** The address as a template. */
  readonly source: string;
}

/** As programs do, or as browsers do: by bearer or by cookie. */
const headersOf = ({ reader, address }: Request): Record<string, string> => {
  if (!reader) return {};
  return address.startsWith('/api/')
    ? { authorization: `Bearer ${reader.token}` }
    : { cookie: `token=${reader.token}`, accept: 'text/html' };
};

/** The text in files of a response. */
const filesOf = (body: string): string =>
  [...body.matchAll(/"base64":"([^"]+)"/g)]
    .map(([, base64 = '']) => Buffer.from(base64, 'base64').toString())
    .join('\n');

const faultsOf = (
  { reader, address }: Request,
  seen: readonly string[],
  stored: string | null,
): readonly string[] => {
  const who = reader?.canary ?? 'a visitor';
  const foreign = seen.filter((canary) => canary !== reader?.canary);
  const isPrivate =
    /\b(?:no-store|private)\b/.test(stored ?? '') && !/\bpublic\b/.test(stored ?? '');
  return [
    ...new Set(foreign.map((canary) => `${who} saw ${canary} at ${address}`)),
    ...(seen.length > 0 && !isPrivate ? [`${address} is kept: ${stored}`] : []),
  ];
};

/**
 * Requests everything that shows a seeker personal data, by many seekers and visitors in an order that `below`
 * shuffles, and searches each response for the canaries of others.
 */
export const watchCanaries = async (
  site: Pick<RunningSite, 'request'>,
  people: readonly CanaryPerson[],
  requests: number,
  below: (limit: number) => number,
): Promise<Watched> => {
  const open = await openAddresses(site);
  const listed = people.map((person) => [...ownAddresses(person), ...open]);
  const addresses = [...ownAddresses(), ...open];
  const positions = addresses.length;
  const statuses: Record<number, number> = {};
  const personal = new Set<string>();
  const faults: string[] = [];
  let left = requests;
  /** First every address, by all people in turn, then random ones; each eighth of those is a visitor's. */
  const next = (): Request => {
    const turn = requests - left;
    left -= 1;
    const number = turn < positions ? turn % people.length : below(people.length);
    const index = turn < positions ? turn : below(positions);
    const reader = turn >= positions && turn % 8 === 7 ? null : (people[number] ?? null);
    const source = addresses[index] ?? '/';
    return { reader, address: listed[number]?.[index] ?? '/', source };
  };
  const work = async (): Promise<void> => {
    while (left > 0) {
      const request = next();
      const response = await site.request('tech', request.address, { headers: headersOf(request) });
      const body = await response.text();
      const text = [body, ...[...response.headers].map((header) => header.join(': '))].join('\n');
      const seen = `${text}\n${filesOf(body)}`.match(CANARY) ?? [];
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (seen.length > 0) personal.add(request.source);
      faults.push(...faultsOf(request, seen, response.headers.get('cache-control')));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const silent = addresses.filter((source) => !personal.has(source));
  const silentOwn = silent.filter((source) => !open.includes(source));
  return {
    requests,
    statuses,
    addresses,
    silent,
    silentOwn,
    faults,
  };
};
