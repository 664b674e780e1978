import { listAudiences, type StudioAudience } from '@broadsheet/contract/studio/audience-calls';
import type { Change } from '@broadsheet/contract/studio/change';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { useMemo } from 'react';
import { useCall } from '../data/use-call.ts';
import type { Palette } from '../editor/audience/audience-fields.ts';
import type { Choice } from './choices-dialog.tsx';

export interface Targets {
  readonly cities: readonly Choice[];
  readonly categories: readonly Choice[];
  readonly audiences: readonly StudioAudience[];
}

const byLabel = (left: Choice, right: Choice): number => left.label.localeCompare(right.label);

const formatCity = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

const citiesOf = (brands: Palette['brands']): readonly Choice[] => {
  const names = new Set(brands.flatMap(({ cities }) => cities.map(formatCity)));
  return [...names].map((name) => ({ value: name, label: name })).sort(byLabel);
};

/** A number can be a category of each site: the label names both, because the banner appears on both. */
const categoriesOf = (brands: Palette['brands']): readonly Choice[] => {
  const labels = new Map<number, string[]>();
  for (const { name: site, categoryIds } of brands)
    for (const { id, name } of categoryIds)
      labels.set(id, [...(labels.get(id) ?? []), `${name} (${site})`]);
  return [...labels]
    .map(([id, names]) => ({ value: String(id), label: names.join(' and ') }))
    .sort(byLabel);
};

/** The cities and categories that a banner can target, of both sites, and the audiences. */
export const targetsOf = (
  brands: Palette['brands'],
  audiences: readonly StudioAudience[],
): Targets => ({
  cities: citiesOf(brands),
  categories: categoriesOf(brands),
  audiences,
});

/** As `targetsOf`, with the audiences of a draft; empty until they are loaded. */
export const useTargets = (change: Change): Targets => {
  const brands = useCall(readPalette).data?.brands;
  const audiences = useCall(listAudiences, { query: { change: change.id } }).data?.items;
  return useMemo(() => targetsOf(brands ?? [], audiences ?? []), [brands, audiences]);
};
