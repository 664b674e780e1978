import type { BrandConfig } from '@broadsheet/contract/brand-config';

/** Makes of a brand's configuration once what every page needs of it: links in the hundreds, alike for all who read it. */
export const oncePerBrand = <T extends object>(
  make: (brand: BrandConfig) => T,
): ((brand: BrandConfig) => T) => {
  const made = new WeakMap<BrandConfig, T>();
  return (brand) => {
    const known = made.get(brand);
    if (known) return known;
    const fresh = make(brand);
    made.set(brand, fresh);
    return fresh;
  };
};
