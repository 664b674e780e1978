import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { openAddresses, ownAddresses } from './canary-addresses.ts';
import { CANARY, type CanaryPerson } from './canary-people.ts';

const AT_ONCE = 8;

export interface Watched {
  readonly requests: number;
  /** By status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Addresses that were asked for by people. */
  readonly addresses: readonly string[];
  /** Those of them that have shown their reader's own canary to nobody. */
  readonly silent: readonly string[];
  /** Of those that are not open to all. */
  readonly silentOwn: readonly string[];
  /** Who saw whose, and where; and answers of one person that a shared cache may keep. */
  readonly faults: readonly string[];
}

interface Request {
  readonly reader: CanaryPerson | null;
  readonly address: string;
  /** The address as it is for everybody. */
  readonly source: string;
}

/** As programs do, or as browsers do: by bearer or by cookie. */
const headersOf = ({ reader, address }: Request): Record<string, string> => {
  if (!reader) return {};
  return address.startsWith('/api/')
    ? { authorization: `Bearer ${reader.token}` }
    : { cookie: `token=${reader.token}`, accept: 'text/html' };
};

/** What stands in files that an answer carries. */
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
 * Asks for everything that shows a seeker something of their own, by many seekers and visitors in turns that `below`
 * mixes, and looks at each answer for what another has told.
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
  /** Every address first, by all people in turn, then by chance; each eighth of those is a visitor's. */
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
