import type { BadLink, HealthLocation, LinkHealth } from '@broadsheet/contract/studio/health-calls';
import type { CheckedLink, LinkVerdict } from '@broadsheet/contract/studio/link-calls';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { CheckLinks } from '../../links/check-links.ts';
import type { LinkChecks } from './link-checks.ts';

/** Further addresses are omitted, and the result says so. */
const MAX_ADDRESSES = 600;
const BATCH = 16;
/** Further locations of one address are only counted. */
const MAX_LOCATIONS = 20;

/** What needs a hand first. */
const ORDER: readonly LinkVerdict[] = ['dead', 'unreached', 'unsure', 'refused', 'moved'];

export interface LinkCheck {
  readonly links: ReadonlyMap<string, readonly HealthLocation[]>;
  readonly by: StaffName;
  readonly check: CheckLinks;
  readonly checks: Omit<LinkChecks, 'close'>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

const badLinks = (checked: readonly CheckedLink[], links: LinkCheck['links']): BadLink[] =>
  checked
    .filter(({ verdict }) => verdict !== 'good')
    .map((link) => ({ ...link, places: (links.get(link.address) ?? []).slice(0, MAX_LOCATIONS) }))
    .sort((left, right) => ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict));

/**
 * Starts a check of all links, in batches, and returns once it has started; null where another check runs. `done`
 * rejects only for database errors, never for the result of an address.
 */
export const startLinkCheck = async (
  checkLinks: LinkCheck,
): Promise<{ readonly done: Promise<void> } | null> => {
  const { links, by, check, checks, now, signal } = checkLinks;
  const addresses = [...links.keys()].slice(0, MAX_ADDRESSES);
  const of = addresses.length;
  if (!(await checks.begin({ checked: 0, of }))) return null;

  const run = async (): Promise<LinkHealth['last']> => {
    const checked: CheckedLink[] = [];
    for (let at = 0; at < of; at += BATCH) {
      checked.push(...(await check(addresses.slice(at, at + BATCH), signal)));
      if (signal.aborted) return null;
      await checks.save({ checked: checked.length, of });
    }
    return {
      at: new Date(now()).toISOString(),
      by: { id: by.id, name: by.name },
      checked: of,
      leftOut: links.size - of,
      bad: badLinks(checked, links),
    };
  };
  return { done: run().then(checks.end) };
};
