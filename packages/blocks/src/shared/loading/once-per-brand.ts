import type { BrandConfig } from '@broadsheet/contract/brand-config';

/** Memoizes a function of a brand's configuration. Every page needs the result, which can be hundreds of links. */
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
