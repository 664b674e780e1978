import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { expect, it } from 'vitest';
import { checkBrandsTogether, missingBrands, readBrandConfig } from './check-brand-config.ts';
import { exampleBrand } from './example-content.ts';

/** Reads a config and answers `the text at the finding | CODE message`. */
const faultsOf = (change: (config: BrandConfig) => void): string[] => {
  const config = structuredClone(exampleBrand('tech'));
  change(config);
  const text = JSON.stringify(config, null, 2);
  const lines = text.split('\n');
  return readBrandConfig('brand-configs/tech.json', text).findings.map(
    ({ line, column, code, message }) =>
      `${lines[line - 1]?.slice(column - 1)} | ${code} ${message}`,
  );
};

it('finds no fault in a valid config', () => {
  expect(faultsOf(() => {})).toEqual([]);
});

it('points at a value of the wrong shape and at a field that does not exist', () => {
  expect(
    faultsOf((config) => {
      config.colours.light.accent = 'orange';
      Object.assign(config.flags, { competitions: true });
    }),
  ).toEqual([
    '"orange", | INVALID_VALUE colours.light.accent must be a colour of six hexadecimal digits, such as #b03c00, found "orange"',
    '"competitions": true | UNKNOWN_FIELD "competitions" is no field of flags',
  ]);
});

it.each([0, -1, 1499.5, 1_000_000])('refuses a price of %d rupees', (price) => {
  const faults = faultsOf(({ plans }) => {
    plans.resumeBuilder = { ...plans.resumeBuilder, priceRupees: price };
  });
  expect(faults).toEqual([
    expect.stringContaining(`${price}, | INVALID_VALUE plans.resumeBuilder.priceRupees`),
  ]);
});

it('refuses a joint saving that reaches the price of a plan', () => {
  const save = (rupees: number) =>
    faultsOf(({ plans }) => {
      const { earlyApplicant: plan } = plans;
      plans.earlyApplicant = { ...plan, priceRupees: 600, months: 6, perMonthRupees: 100 };
      plans.resumeBuilder = { ...plan, priceRupees: 900, months: 6, perMonthRupees: 150 };
      plans.bothSaveRupees = rupees;
    });
  expect(save(599)).toEqual([]);
  for (const rupees of [600, 5_000])
    expect(save(rupees)).toEqual([
      `${rupees} | SAVING_TOO_HIGH both plans together save ${rupees} rupees, and one of them costs 600`,
    ]);
});

it('refuses a monthly figure that is not the price by its months, rounded up or down', () => {
  const perMonth = (rupees: number) =>
    faultsOf(({ plans }) => {
      const { earlyApplicant: plan } = plans;
      plans.earlyApplicant = { ...plan, priceRupees: 1_499, months: 6, perMonthRupees: rupees };
    });
  expect([249, 250].flatMap(perMonth)).toEqual([]);
  for (const rupees of [248, 251])
    expect(perMonth(rupees)).toEqual([
      `${rupees} | PRICE_MISMATCH 1499 rupees for 6 months are 249 or 250 a month, not ${rupees}`,
    ]);
});

it('refuses a GSTIN of no State, and GST of a company without one', () => {
  const company = { legalName: 'A', address: 'B' };
  expect(
    faultsOf((config) => {
      config.company = { ...company, gstin: '99AAAAA0000A1Z5', gstPercent: 18 };
    }),
  ).toEqual([
    '"99AAAAA0000A1Z5", | UNKNOWN_STATE the GSTIN begins with 99, which is the code of no State',
  ]);
  expect(
    faultsOf((config) => {
      config.company = { ...company, gstPercent: 18 };
    }),
  ).toEqual(['18 | GSTIN_MISSING the company has a gstPercent and no gstin']);
});

it('finds duplicate ids and slugs, within one category and across', () => {
  expect(
    faultsOf((config) => {
      config.categories.push({
        dataId: 1,
        label: 'Frontend',
        tag: 'backend',
        tags: [{ dataId: 7, label: 'Java', tag: 'java' }],
      });
    }),
  ).toEqual([
    '1, | DUPLICATE_DATA_ID the category dataId 1 is already used above',
    '7, | DUPLICATE_DATA_ID the tag dataId 7 is already used above',
    '"backend", | DUPLICATE_SLUG the category "backend" is already used above',
    '"java" | DUPLICATE_SLUG the tag "java" is already used above',
  ]);
});

it('finds a synonym that is another city, and a nearby city that does not exist', () => {
  expect(
    faultsOf(({ cities }) => {
      cities[1]?.synonyms.push('Pune');
      cities[1]?.nearby.push('thane', 'mumbai');
    }),
  ).toEqual([
    '"Pune" | DUPLICATE_SLUG the city name "pune" is already used above',
    '"thane", | UNKNOWN_CITY there is no city "thane" to be near',
    '"mumbai" | UNKNOWN_CITY mumbai is not near itself',
  ]);
});

it('finds a config in the file of another brand and an address outside the site', () => {
  expect(
    faultsOf((config) => {
      config.brand = 'management';
      config.links.help = '//evil.example';
    }),
  ).toEqual([
    '"management", | BRAND_MISMATCH brand-configs/tech.json describes brand "management"',
    '"//evil.example", | UNSAFE_URL links.help must be a path of the site or an https:// address',
  ]);
});

it('finds two brands on one host', () => {
  const tech = exampleBrand('tech');
  const other = { ...exampleBrand('management'), hosts: ['jobs.example', 'tech.localhost'] };
  const findings = checkBrandsTogether([
    readBrandConfig('brand-configs/tech.json', JSON.stringify(tech)),
    readBrandConfig('brand-configs/management.json', JSON.stringify(other)),
  ]);
  expect(findings).toMatchObject([
    {
      file: 'brand-configs/management.json',
      line: 1,
      column: JSON.stringify(other).indexOf('"tech.localhost"') + 1,
      code: 'DUPLICATE_HOST',
      message: 'host "tech.localhost" belongs to tech already',
    },
  ]);
});

it('misses the brands without a file', () => {
  expect(missingBrands(['tech'])).toMatchObject([
    { file: 'brand-configs/management.json', code: 'BRAND_CONFIG_MISSING' },
  ]);
});
