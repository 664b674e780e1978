import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import type { Layout } from '@broadsheet/contract/layout';
import type { JsonPath } from '@broadsheet/layout-engine/json-source';
import { writtenBlocks } from '@broadsheet/layout-engine/rules/rule';
import { writtenStrings } from '@broadsheet/layout-engine/rules/written-strings';
import type { ContentFile } from '../read-content-files.ts';
import { createLocator } from '../split-csv.ts';
import { findImplausibleAmount } from './find-implausible-amount.ts';
import { createOtherBrandFinder } from './find-other-brand.ts';
import { type LocatedWarning, locateWarnings } from './located-warning.ts';
import { parseOrNull } from './parse-or-null.ts';

/** The brand of a file that only one brand shows; null for files of both. */
const brandOfFile = (file: string): Brand | null =>
  BRANDS.find((brand) =>
    new RegExp(
      `(\\.${brand}\\.md|/${brand}\\.json|/blogs/${brand}/[^/]+|/en-IN\\.${brand}/[^/]+)$`,
    ).test(file),
  ) ?? null;

/** A part of a JSON file that one brand shows. */
interface BrandPart {
  readonly brand: Brand;
  readonly path: JsonPath;
  readonly value: unknown;
}

const onlyOf = (brands: readonly Brand[] | undefined): Brand | null =>
  brands?.length === 1 ? (brands[0] ?? null) : null;

const partsOfLayout = (layout: Layout): readonly BrandPart[] => {
  const ofPage = onlyOf(layout.brands);
  return writtenBlocks(layout).flatMap(({ block, path, variant }) => {
    const ofVariant = variant === null ? undefined : layout.variants?.[variant]?.when.brand;
    const brand = onlyOf(block.when?.brand) ?? onlyOf(ofVariant) ?? ofPage;
    return brand ? [{ brand, path: [...path, 'settings'], value: block.settings }] : [];
  });
};

const partsOfSeo = (text: string): readonly BrandPart[] => {
  const value = parseOrNull(text);
  return BRANDS.map((brand) => ({
    brand,
    path: [brand],
    value: Reflect.get(Object(value), brand),
  }));
};

const messageOf = (name: string, site: string): Pick<Finding, 'code' | 'message' | 'mend'> => ({
  code: 'OTHER_BRAND',
  message: `only ${site} shows this, and it names ${name}`,
  mend: 'Write the name or the address of this site. Nothing to do if you mean the other one.',
});

/** One warning for each file of a brand, and for each part of one, that names the other brand or its host. */
export const createOtherBrandWarnings = (brands: readonly BrandConfig[]) => {
  const finders = new Map(
    BRANDS.map((brand) => [
      brand,
      createOtherBrandFinder(brands.filter((each) => each.brand !== brand)),
    ]),
  );
  const siteOf = (brand: Brand): string =>
    brands.find((each) => each.brand === brand)?.name ?? brand;
  const findIn = (brand: Brand, text: string) => finders.get(brand)?.(text) ?? null;
  const inPart = ({ brand, path, value }: BrandPart): readonly LocatedWarning[] =>
    [...writtenStrings(value, path)].flatMap(({ text, path: at }) => {
      const found = findIn(brand, text);
      return found ? [{ path: at, ...messageOf(found.text, siteOf(brand)) }] : [];
    });
  return (file: ContentFile, layout: Layout | null): readonly Finding[] => {
    const { text } = file;
    if (text === null || BRANDS.every((brand) => !findIn(brand, text))) return [];
    const brand = brandOfFile(file.file);
    const found = brand && findIn(brand, text);
    if (brand && found)
      return [
        {
          file: file.file,
          ...createLocator(text)(found.at),
          ...messageOf(found.text, siteOf(brand)),
        },
      ];
    const parts = layout
      ? partsOfLayout(layout)
      : file.folder === 'layouts/seo'
        ? partsOfSeo(text)
        : [];
    return locateWarnings(file, parts.flatMap(inPart));
  };
};

/** The first amount of a file that nobody can mean. */
export const warnOfAmounts = ({ file, text }: ContentFile): readonly Finding[] => {
  const found = text === null ? null : findImplausibleAmount(text);
  if (text === null || !found) return [];
  const message = `${found.text} is more than there can be`;
  return [
    {
      file,
      ...createLocator(text)(found.at),
      code: 'AMOUNT_IMPLAUSIBLE',
      message,
      mend: found.mend,
    },
  ];
};
