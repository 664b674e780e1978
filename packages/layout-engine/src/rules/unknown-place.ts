import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { suggestName } from '../nearest-name.ts';
import { fieldMatches } from '../when-matches.ts';
import { type LayoutRule, writtenWhens } from './rule.ts';

const SLUGS = {
  city: (brand: BrandConfig) => brand.cities.map((city) => city.slug),
  category: (brand: BrandConfig) => brand.categories.map((category) => category.tag),
} as const;

export const unknownPlace: LayoutRule = {
  code: 'UNKNOWN_PLACE',
  check: ({ layout, brands }, report) => {
    if (brands.length === 0) return;
    for (const { when, path } of writtenWhens(layout)) {
      const asked = brands.filter(({ brand }) => fieldMatches(when, 'brand', brand));
      // A brand that cannot be is WHEN_IMPOSSIBLE's to tell.
      if (asked.length === 0) continue;
      for (const field of ['city', 'category'] as const) {
        const known = [...new Set(asked.flatMap(SLUGS[field]))];
        const lists = [
          { values: when[field] ?? [], at: [...path, field] },
          { values: when.not?.[field] ?? [], at: [...path, 'not', field] },
        ];
        for (const { values, at } of lists)
          for (const [index, value] of values.entries())
            if (!known.includes(value))
              report(
                [...at, index],
                asked.length === brands.length
                  ? `no brand has the ${field} "${value}"`
                  : `brand ${asked.map(({ brand }) => brand).join(', ')} has no ${field} "${value}"`,
                suggestName(value, known),
              );
      }
    }
  },
};
