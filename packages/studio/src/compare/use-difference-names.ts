import { listAudiences } from '@broadsheet/contract/studio/audience-calls';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { useMemo } from 'react';
import { targetsOf } from '../banners/use-targets.ts';
import { useCall } from '../data/use-call.ts';
import { audiencesByKey } from '../editor/audience/audience-fields.ts';
import { typesByName } from '../editor/model/types-by-name.ts';
import type { DifferenceNames } from './describe-difference.ts';

/** What sentences about differences name blocks, audiences and categories by; undefined until it is loaded, null if it cannot be. */
export const useDifferenceNames = (change?: string): DifferenceNames | null | undefined => {
  const palette = useCall(readPalette);
  const audiences = useCall(listAudiences, { query: change === undefined ? {} : { change } });
  const types = palette.data?.types;
  const brands = palette.data?.brands;
  const items = audiences.data?.items;
  const hasFailed = palette.error !== undefined;
  // Without the names of audiences, their keys are shown.
  const isAnswered = items !== undefined || audiences.error !== undefined;
  return useMemo(() => {
    if (types === undefined) return hasFailed ? null : undefined;
    if (!isAnswered) return undefined;
    const { categories } = targetsOf(brands ?? [], []);
    return {
      types: typesByName(types),
      audiences: audiencesByKey(items ?? []),
      categories: new Map(categories.map(({ value, label }) => [value, label])),
    };
  }, [hasFailed, isAnswered, types, brands, items]);
};
