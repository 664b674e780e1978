import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { useMemo } from 'react';
import { useCall } from '../data/use-call.ts';
import type { Choice } from './choices-dialog.tsx';

export interface Targets {
  readonly cities: readonly Choice[];
  readonly categories: readonly Choice[];
}

const unique = (choices: readonly Choice[]): readonly Choice[] =>
  [...new Map(choices.map((choice) => [choice.value, choice])).values()].sort((left, right) =>
    left.label.localeCompare(right.label),
  );

const formatCity = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** The cities and categories that a banner can target, of both brands. Empty until they are loaded. */
export const useTargets = (): Targets => {
  const palette = useCall(readPalette);
  const brands = palette.data?.brands;
  return useMemo(
    () => ({
      cities: unique(
        (brands ?? []).flatMap(({ cities }) =>
          cities.map((slug) => ({ value: formatCity(slug), label: formatCity(slug) })),
        ),
      ),
      categories: unique(
        (brands ?? []).flatMap(({ name, categoryIds }) =>
          categoryIds.map((each) => ({ value: String(each.id), label: `${each.name}, ${name}` })),
        ),
      ),
    }),
    [brands],
  );
};
