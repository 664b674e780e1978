import {
  ANYBODY,
  type Audience,
  CLASS_FIELDS,
  type ClassField,
} from '@broadsheet/contract/audience';
import { suitsCategory, suitsCity, suitsExperience } from '@broadsheet/contract/banner-targeting';
import type { BlockDefinition, DistinguishedValues } from '@broadsheet/contract/block-definition';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { FIELD_DOMAINS } from '@broadsheet/contract/field-domains';
import { type FieldTest, passesField } from '@broadsheet/contract/people-test';
import type { TargetedBanner } from '@broadsheet/contract/targeted-banner';

type Consulted = ReturnType<NonNullable<BlockDefinition['consults']>>;
type Site = Pick<BrandConfig, 'brand' | 'categories'>;
type ClassValue = Audience[ClassField];
/** One thing that a row, or a condition of its audiences, requires of a field. */
type ValueTest = (value: ClassValue) => boolean;

/** Names no city and no category: a value that no banner names. */
const UNNAMED = '';

/** Values with the same banners share a mark; those that get what an unnamed value gets have none. Null where no value has. */
const markValues = (
  valueTests: readonly ValueTest[],
  values: readonly ClassValue[],
  unnamed: ClassValue,
): DistinguishedValues | null => {
  const markOf = (value: ClassValue) => valueTests.map((each) => Number(each(value))).join('');
  const other = markOf(unnamed);
  const marks = values.map((value) => [value, markOf(value)] as const);
  const distinguished = marks.filter(([, mark]) => mark !== other);
  if (distinguished.length === 0) return null;
  const known = [...new Set(distinguished.map(([, mark]) => mark))];
  // Marks become part of cache keys: a number is shorter than one digit for each banner.
  return new Map(distinguished.map(([value, mark]) => [value, String(known.indexOf(mark))]));
};

/** What the columns of a row require of a field. */
const columnTests = (
  banner: TargetedBanner,
  site: Site,
): Partial<Record<ClassField, ValueTest>> => ({
  experienceBand: (value) => suitsExperience(banner, { experienceBand: Number(value) }),
  city: (value) => suitsCity(banner, { city: value as Audience['city'] }),
  category: (value) => suitsCategory(banner, { category: value as Audience['category'] }, site),
});

/** What the audiences of the rows require of the fields, on one brand. */
const listFieldTests = (banners: readonly TargetedBanner[], { brand }: Site): FieldTest[] =>
  banners.flatMap(({ people }) =>
    (people ?? [])
      .filter((test) => test.every((each) => each.field !== 'brand' || passesField(each, brand)))
      .flat(),
  );

/** Every value that a row or an audience names; null is not known. */
const namedValues = (
  banners: readonly TargetedBanner[],
  { categories }: Site,
  field: 'city' | 'category',
  tests: readonly FieldTest[],
): ClassValue[] => {
  const dataIds = new Set(banners.flatMap(({ categoryIds }) => categoryIds));
  const ofRows =
    field === 'city'
      ? banners.flatMap(({ location }) => location)
      : categories.filter(({ dataId }) => dataIds.has(dataId)).map(({ tag }) => tag);
  const ofTests = tests.flatMap(({ wanted, refused }) => [...(wanted ?? []), ...refused]);
  return [...new Set([null, ...ofRows, ...(ofTests as string[])])];
};

/**
 * What banners are chosen by: the groups of values of each field that get the same banners. People who are in the same
 * group of every field pass the same conditions, and so get the same banners.
 */
export const fieldsOfBanners = (banners: readonly TargetedBanner[], site: Site): Consulted => {
  const columns = banners.map((banner) => columnTests(banner, site));
  const allTests = listFieldTests(banners, site);
  return Object.fromEntries(
    CLASS_FIELDS.flatMap((field) => {
      const tests = allTests.filter((test) => test.field === field);
      const valueTests = [
        ...columns.flatMap((each) => each[field] ?? []),
        ...tests.map((test) => (value: ClassValue) => passesField(test, value)),
      ];
      const isOpen = field === 'city' || field === 'category';
      const values = isOpen
        ? namedValues(banners, site, field, tests)
        : (FIELD_DOMAINS[field] ?? []);
      const marks = markValues(valueTests, values, isOpen ? UNNAMED : ANYBODY[field]);
      return marks ? [[field, marks] as const] : [];
    }),
  );
};
