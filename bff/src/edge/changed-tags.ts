import type { RolloutContent } from '@broadsheet/content-store/rollout-content';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { touchedContent } from '@broadsheet/content-store/touched-content';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { PageName } from '@broadsheet/contract/page-name';
import { pageTag } from '../page/plan/sharing.ts';

/** What a replica serves at one time. */
export interface ServedAt {
  readonly snapshot: Snapshot;
  readonly rollout: Pick<RolloutContent, 'pages'> | null;
}

const isSame = (left: unknown, right: unknown): boolean =>
  left === right || JSON.stringify(left) === JSON.stringify(right);

const entriesOf = (map: ReadonlyMap<string, unknown>) =>
  [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The kinds of one set alone: pages that a rollout begins or ends to touch. */
const differing = (before: ReadonlySet<PageName>, after: ReadonlySet<PageName>): PageName[] => [
  ...[...before].filter((kind) => !after.has(kind)),
  ...[...after].filter((kind) => !before.has(kind)),
];

/** All that decides who gets which arm: audiences without their names. */
const partsOf = ({ holdout, byKey, audiences }: Snapshot['experiments']) => [
  holdout,
  ...byKey,
  ...[...audiences].map(([key, { any }]) => [key, any]),
];

/** What an address shows before a landing page or a redirect has it. */
const NOT_FOUND = 'notfound';
const NO_KINDS: ReadonlySet<PageName> = new Set();

/** Whether content has other landing pages or redirects at the addresses of a brand. */
const hasOtherAddresses = (before: ServedAt, after: ServedAt, brand: Brand): boolean => {
  const [was, is] = [before.snapshot.addresses[brand], after.snapshot.addresses[brand]];
  return (['landing', 'redirects'] as const).some(
    (part) => !isSame(entriesOf(was[part]), entriesOf(is[part])),
  );
};

/** The kinds whose pages differ by their own layout, texts or banners. */
const changedKinds = (
  before: ServedAt,
  after: ServedAt,
  definitions: BlockDefinitions,
): ReadonlySet<PageName> => {
  const { kinds } = touchedContent(before.snapshot, after.snapshot, definitions);
  const removed = [...before.snapshot.pages.keys()].filter(
    (kind) => !after.snapshot.pages.has(kind),
  );
  const rolled = differing(before.rollout?.pages ?? NO_KINDS, after.rollout?.pages ?? NO_KINDS);
  return new Set([...kinds, ...removed, ...rolled]);
};

/**
 * The tags of the pages that differ between two contents, as few as name them all: a brand where any page of it may
 * differ, else a brand's kinds. Pure.
 */
export const changedTags = (
  before: ServedAt,
  after: ServedAt,
  definitions: BlockDefinitions,
): readonly string[] => {
  const kinds = changedKinds(before, after, definitions);
  const [old, next] = [before.snapshot, after.snapshot];
  // Pages name the texts that they show. One that none names may still be in all of them.
  const isAll =
    !isSame(partsOf(old.experiments), partsOf(next.experiments)) ||
    (kinds.size === 0 && !isSame(entriesOf(old.texts), entriesOf(next.texts)));
  return BRANDS.flatMap((brand) =>
    isAll ||
    !isSame(old.brands[brand], next.brands[brand]) ||
    !isSame(old.messages[brand], next.messages[brand])
      ? [brand]
      : [...new Set(hasOtherAddresses(before, after, brand) ? [...kinds, NOT_FOUND] : kinds)].map(
          (name) => pageTag(brand, name),
        ),
  );
};
