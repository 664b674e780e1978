import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { suggestName } from '../nearest-name.ts';
import { type LayoutRule, writtenWhens } from './rule.ts';

const SLUGS = {
  city: (brand: BrandConfig) => brand.cities.map((city) => city.slug),
  category: (brand: BrandConfig) => brand.categories.map((category) => category.tag),
} as const;

export const unknownPlace: LayoutRule = {
  code: 'UNKNOWN_PLACE',
  check: ({ layout, brands }, report) => {
    if (brands.length === 0) return;
    for (const { when, path } of writtenWhens(layout))
      for (const field of ['city', 'category'] as const) {
        const known = [...new Set(brands.flatMap(SLUGS[field]))];
        const lists = [
          { values: when[field] ?? [], at: [...path, field] },
          { values: when.not?.[field] ?? [], at: [...path, 'not', field] },
        ];
        for (const { values, at } of lists)
          for (const [index, value] of values.entries())
            if (!known.includes(value))
              report(
                [...at, index],
                `no brand has the ${field} "${value}"`,
                suggestName(value, known),
              );
      }
  },
};
