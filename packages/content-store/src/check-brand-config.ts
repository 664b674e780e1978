import { BRANDS } from '@broadsheet/contract/brand';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import { stateOfGstin } from '@broadsheet/contract/indian-states';
import { altFault } from '@broadsheet/contract/pictures';
import { isSafeAddress } from '@broadsheet/contract/site-path';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import {
  type JsonPath,
  type JsonSource,
  parseJson,
  plainValue,
  positionOf,
} from '@broadsheet/layout-engine/json-source';
import { leadsNowhere } from '@broadsheet/layout-engine/leads-nowhere';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { schemaFindings } from '@broadsheet/layout-engine/schema-findings';
import { checkPalettes } from './check-palettes.ts';

export type ReadBrandConfig =
  | { readonly config: BrandConfig; readonly source: JsonSource; readonly findings: readonly [] }
  | { readonly config: null; readonly source: null; readonly findings: readonly Finding[] };

const findingAt = (
  source: JsonSource,
  path: JsonPath,
  code: FindingCode,
  message: string,
  mend: string,
): Finding => {
  const { line, column } = positionOf(source, path);
  return { file: source.file, line, column, code, message, mend };
};

interface Named {
  readonly value: string | number;
  readonly path: JsonPath;
}

/** All repetitions of an earlier value. */
const repeated = (all: readonly Named[]): Named[] => {
  const seen = new Set<string | number>();
  return all.filter(({ value }) => seen.size === seen.add(value).size);
};

const duplicateFindings = (config: BrandConfig, source: JsonSource): Finding[] => {
  const { categories, cities } = config;
  const tags = categories.flatMap((category, index) =>
    category.tags.map((tag, at) => ({ tag, path: ['categories', index, 'tags', at] as JsonPath })),
  );
  const groups: [code: FindingCode, what: string, all: Named[]][] = [
    [
      'DUPLICATE_DATA_ID',
      'category dataId',
      categories.map(({ dataId }, at) => ({ value: dataId, path: ['categories', at, 'dataId'] })),
    ],
    [
      'DUPLICATE_DATA_ID',
      'tag dataId',
      tags.map(({ tag, path }) => ({ value: tag.dataId, path: [...path, 'dataId'] })),
    ],
    [
      'DUPLICATE_DATA_ID',
      'city id',
      cities.map(({ id }, at) => ({ value: id, path: ['cities', at, 'id'] })),
    ],
    [
      'DUPLICATE_SLUG',
      'category',
      categories.map(({ tag }, at) => ({ value: tag, path: ['categories', at, 'tag'] })),
    ],
    [
      'DUPLICATE_SLUG',
      'tag',
      tags.map(({ tag, path }) => ({ value: tag.tag, path: [...path, 'tag'] })),
    ],
    [
      'DUPLICATE_SLUG',
      'city name',
      cities.flatMap(({ slug, synonyms }, at) => [
        { value: slug, path: ['cities', at, 'slug'] },
        ...synonyms.map((synonym, index) => ({
          value: slugOfKeyword(synonym),
          path: ['cities', at, 'synonyms', index],
        })),
      ]),
    ],
  ];
  return groups.flatMap(([code, what, all]) =>
    repeated(all).map(({ value, path }) =>
      findingAt(
        source,
        path,
        code,
        `the ${what} ${JSON.stringify(value)} is already used above`,
        'Give each its own.',
      ),
    ),
  );
};

const nearbyFindings = ({ cities }: BrandConfig, source: JsonSource): Finding[] => {
  const slugs = cities.map((city) => city.slug);
  return cities.flatMap((city, at) =>
    city.nearby.flatMap((slug, index) => {
      const path: JsonPath = ['cities', at, 'nearby', index];
      if (slug === city.slug)
        return [
          findingAt(source, path, 'UNKNOWN_CITY', `${slug} is not near itself`, 'Remove it.'),
        ];
      if (slugs.includes(slug)) return [];
      const message = `there is no city "${slug}" to be near`;
      return [findingAt(source, path, 'UNKNOWN_CITY', message, suggestName(slug, slugs))];
    }),
  );
};

const nameFindings = (config: BrandConfig, source: JsonSource): Finding[] => {
  const { brand, links } = config;
  const findings: Finding[] = [];
  if (source.file !== `brand-configs/${brand}.json`)
    findings.push(
      findingAt(
        source,
        ['brand'],
        'BRAND_MISMATCH',
        `${source.file} describes brand "${brand}"`,
        `Name the file ${brand}.json.`,
      ),
    );
  if (!isSafeAddress(links.help))
    findings.push(
      findingAt(
        source,
        ['links', 'help'],
        'UNSAFE_URL',
        'links.help must be a path of the site or an https:// address',
        'Write it like "/faq".',
      ),
    );
  else if (leadsNowhere(config, links.help))
    findings.push(
      findingAt(
        source,
        ['links', 'help'],
        'DEAD_LINK',
        `no page of ${brand} stands at ${links.help}`,
        'Copy the address of a page that opens.',
      ),
    );
  return findings;
};

const paletteFindings = (config: BrandConfig, source: JsonSource): Finding[] =>
  checkPalettes(config).map(({ path, message }) =>
    findingAt(source, path, 'LOW_CONTRAST', message, 'Choose a darker or a lighter colour.'),
  );

const headerFindings = ({ header, categories }: BrandConfig, source: JsonSource): Finding[] => {
  const tags = categories.map(({ tag }) => tag);
  return (header?.categories ?? []).flatMap((slug, index) => {
    if (tags.includes(slug)) return [];
    const message = `there is no category "${slug}" for the header`;
    const path: JsonPath = ['header', 'categories', index];
    return [findingAt(source, path, 'UNKNOWN_CATEGORY', message, suggestName(slug, tags))];
  });
};

const ALT_MESSAGES = {
  empty: 'the text of the logo is empty',
  'file name': 'the text of the logo is the name of a file',
} as const;

const logoFindings = ({ logo }: BrandConfig, source: JsonSource): Finding[] => {
  const fault = logo ? altFault(logo.alt) : null;
  if (fault === null) return [];
  const mend = 'Write the name that the logo shows.';
  return [findingAt(source, ['logo', 'alt'], 'PICTURE_ALT', ALT_MESSAGES[fault], mend)];
};

const PLAN_KEYS = ['earlyApplicant', 'resumeBuilder', 'proMembership'] as const;
/** The plans of the combined offer. */
const TOGETHER = ['earlyApplicant', 'resumeBuilder'] as const;

/** A month costs the price divided by the months, rounded up or down to a rupee. */
const monthFindings = ({ plans }: BrandConfig, source: JsonSource): Finding[] =>
  PLAN_KEYS.flatMap((name) => {
    const { priceRupees, months, perMonthRupees } = plans[name];
    const share = priceRupees / months;
    if (Math.abs(share - perMonthRupees) < 1) return [];
    const fitting = [...new Set([Math.floor(share), Math.ceil(share)])].join(' or ');
    const message = `${priceRupees} rupees for ${months} months are ${fitting} a month, not ${perMonthRupees}`;
    const path = ['plans', name, 'perMonthRupees'];
    const mend = `Write ${fitting}: the price divided by the months, rounded up or down to a rupee.`;
    return [findingAt(source, path, 'PRICE_MISMATCH', message, mend)];
  });

/** The saving of the combined offer is less than each price: otherwise one plan would be free, or paid for. */
const savingFindings = ({ plans }: BrandConfig, source: JsonSource): Finding[] => {
  const cheapest = Math.min(...TOGETHER.map((name) => plans[name].priceRupees));
  if (plans.bothSaveRupees < cheapest) return [];
  const message = `both plans together save ${plans.bothSaveRupees} rupees, and one of them costs ${cheapest}`;
  const mend = `Let both together save less than ${cheapest} rupees.`;
  return [findingAt(source, ['plans', 'bothSaveRupees'], 'SAVING_TOO_HIGH', message, mend)];
};

/** GST is split by the State in the first two digits of a GSTIN, and only registered sellers charge it. */
const companyFindings = ({ company }: BrandConfig, source: JsonSource): Finding[] => {
  if (!company) return [];
  const { gstin, gstPercent } = company;
  if (gstin === undefined && gstPercent !== undefined) {
    const message = 'the company has a gstPercent and no gstin';
    const mend = 'Add its gstin, or remove gstPercent: only who is registered charges GST.';
    return [findingAt(source, ['company', 'gstPercent'], 'GSTIN_MISSING', message, mend)];
  }
  if (gstin === undefined || stateOfGstin(gstin) !== null) return [];
  const message = `the GSTIN begins with ${gstin.slice(0, 2)}, which is the code of no State`;
  const mend = 'Copy the GSTIN from its certificate: 29 is Karnataka, 27 is Maharashtra.';
  return [findingAt(source, ['company', 'gstin'], 'UNKNOWN_STATE', message, mend)];
};

/** Parses one `brand-configs/<brand>.json` and checks it alone. */
export const readBrandConfig = (file: string, text: string): ReadBrandConfig => {
  const { source, findings } = parseJson(file, text);
  if (!source || findings.length > 0) return { config: null, source: null, findings };
  const shape = schemaFindings(file, BrandConfig, source.root);
  if (shape.length > 0) return { config: null, source: null, findings: shape };
  const config = plainValue(source.root) as BrandConfig;
  const faults = [
    nameFindings,
    paletteFindings,
    logoFindings,
    headerFindings,
    monthFindings,
    savingFindings,
    companyFindings,
    duplicateFindings,
    nearbyFindings,
  ].flatMap((check) => check(config, source));
  if (faults.length > 0) return { config: null, source: null, findings: faults };
  return { config, source, findings: [] };
};

/** Values that two brands must not share, and missing brands. */
export const checkBrandsTogether = (read: readonly ReadBrandConfig[]): Finding[] => {
  const findings: Finding[] = [];
  const owners = new Map<string, string>();
  for (const { config, source } of read) {
    if (!config) continue;
    for (const [index, host] of config.hosts.entries()) {
      const owner = owners.get(host);
      if (owner !== undefined)
        findings.push(
          findingAt(
            source,
            ['hosts', index],
            'DUPLICATE_HOST',
            `host "${host}" belongs to ${owner} already`,
            'A host shows one brand: remove it from one of them.',
          ),
        );
      owners.set(host, config.brand);
    }
  }
  return findings;
};

/** The brands that have no file at all. */
export const missingBrands = (names: readonly string[]): Finding[] =>
  BRANDS.filter((brand) => !names.includes(brand)).map((brand) => ({
    file: `brand-configs/${brand}.json`,
    line: 1,
    column: 1,
    code: 'BRAND_CONFIG_MISSING',
    message: `brand "${brand}" has no config`,
    mend: 'Put the file back.',
  }));
