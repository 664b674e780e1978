import { revisionOf } from './revision-of.ts';
import type { Snapshot } from './snapshot.ts';

export const createSnapshot = (content: Omit<Snapshot, 'revision'>): Snapshot => {
  const pages = [...content.pages.values()].map(({ kind, revision }) => [kind, revision]);
  const { holdout, byKey } = content.experiments;
  const parts = [
    content.brands,
    pages,
    [...content.banners],
    holdout,
    [...byKey],
    content.messages,
  ];
  return { ...content, revision: revisionOf(parts) };
};
