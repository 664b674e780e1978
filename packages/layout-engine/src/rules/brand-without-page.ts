import { BRANDS } from '@broadsheet/contract/brand';
import { brandsOfPage } from '@broadsheet/contract/page-name';
import { type LayoutRule, writtenWhens } from './rule.ts';

export const brandWithoutPage: LayoutRule = {
  code: 'BRAND_WITHOUT_PAGE',
  check: ({ layout }, report) => {
    const brands = brandsOfPage(layout);
    if (brands.length === BRANDS.length) return;
    for (const { when, path } of writtenWhens(layout)) {
      const lists = [
        { values: when.brand ?? [], at: [...path, 'brand'] },
        { values: when.not?.brand ?? [], at: [...path, 'not', 'brand'] },
      ];
      for (const { values, at } of lists)
        for (const [index, value] of values.entries())
          if (!brands.includes(value))
            report(
              [...at, index],
              `${value} has no page "${layout.page}", only ${brands.join(', ')} has`,
              'Remove the brand.',
            );
    }
  },
};
