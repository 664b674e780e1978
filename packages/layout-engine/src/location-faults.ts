import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { findCity } from '@broadsheet/contract/find-city';
import type { When } from '@broadsheet/contract/layout';
import { suggestName } from './nearest-name.ts';
import type { WhenFault } from './when-fault.ts';
import { fieldMatches } from './when-matches.ts';

const SLUGS = {
  city: (brand: BrandConfig) => brand.cities.map((city) => city.slug),
  category: (brand: BrandConfig) => brand.categories.map((category) => category.tag),
} as const;

/** The slug of a city that has another name, such as gurugram for gurgaon. */
const canonicalName = (
  field: 'city' | 'category',
  value: string,
  brands: readonly BrandConfig[],
): string => {
  if (field === 'category') return value;
  const named = brands.flatMap((brand) => findCity(brand, value) ?? []);
  return named[0]?.slug ?? value;
};

/** Cities and categories that none of the condition's brands has. @param brands empty when they are unknown. */
export const locationFaults = (when: When, brands: readonly BrandConfig[]): WhenFault[] => {
  const matching = brands.filter(({ brand }) => fieldMatches(when, 'brand', brand));
  // WHEN_IMPOSSIBLE reports a brand that cannot match.
  if (matching.length === 0) return [];
  return (['city', 'category'] as const).flatMap((field) => {
    const known = [...new Set(matching.flatMap(SLUGS[field]))];
    const lists = [
      { values: when[field] ?? [], at: [field] },
      { values: when.not?.[field] ?? [], at: ['not', field] },
    ];
    return lists.flatMap(({ values, at }) =>
      [...values.entries()]
        .filter(([, value]) => !known.includes(value))
        .map(([index, value]) => ({
          path: [...at, index],
          message:
            matching.length === brands.length
              ? `no brand has the ${field} "${value}"`
              : `brand ${matching.map(({ brand }) => brand).join(', ')} has no ${field} "${value}"`,
          mend: suggestName(canonicalName(field, value, matching), known),
        })),
    );
  });
};
