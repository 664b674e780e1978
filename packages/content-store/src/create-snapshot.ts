import { BRANDS } from '@broadsheet/contract/brand';
import { revisionOf } from './revision-of.ts';
import type { Snapshot } from './snapshot.ts';

/** Metrics are in no revision: no page shows them. */
export const createSnapshot = (content: Omit<Snapshot, 'revision'>): Snapshot => {
  const pages = [...content.pages.values()].map(({ name, revision }) => [name, revision]);
  const addresses = BRANDS.map((brand) => {
    const { landing, redirects } = content.addresses[brand];
    return [[...landing], [...redirects]];
  });
  const { holdout, byKey, audiences } = content.experiments;
  const parts = [
    content.brands,
    pages,
    addresses,
    [...content.banners],
    holdout,
    [...byKey],
    [...audiences],
    content.messages,
  ];
  return { ...content, revision: revisionOf(parts) };
};
