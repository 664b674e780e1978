import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { checkContent } from '@broadsheet/content-store/check-content';
import { writeContent } from '@broadsheet/content-store/example-content';
import { EXPERIMENTS_FILE } from '@broadsheet/content-store/read-content-files';
import { NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { FINDING_GUIDES, isWarning } from '@broadsheet/contract/finding-codes';
import { AUDIENCES_FILE } from '@broadsheet/contract/named-audiences';
import { parseAudiences } from '@broadsheet/layout-engine/audiences/parse-audiences';
import { parseExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';
import { expect, it } from 'vitest';
import { mutate } from './mutate.ts';
import { smallSite } from './small-site.ts';
import { validMetrics } from './valid-metrics.ts';
import { warningFaults } from './warning-faults.ts';

const NOW = Date.parse('2026-11-10T12:00:00Z');

const home = JSON.parse(smallSite['layouts/home.json'] ?? '');
/** The small site with what it lacks to be warned of: an experiment, a landing page, a text of one brand. */
const site: Readonly<Record<string, string>> = {
  ...smallSite,
  'layouts/experiments.json':
    '{ "first": { "page": "terms", "unit": "visitor", "plan": { "primary": "applied", "effect": 0.05, "days": 14 }, "when": { "audience": ["leaders"] }, "variants": { "control": 50, "quote": 50 }, "status": "running" } }\n',
  'layouts/metrics.json': validMetrics,
  'layouts/audiences.json':
    '{ "leaders": { "name": "Leaders", "any": [{ "experienceBand": [8, 9] }] } }\n',
  'layouts/terms.json': JSON.stringify({
    ...JSON.parse(smallSite['layouts/terms.json'] ?? ''),
    variants: [{ name: 'tried', when: { experiment: { first: ['quote'] } }, hide: ['text'] }],
  }),
  'layouts/landing/offers.json': `{ "page": "landing/offers", "address": "/offers", "seo": { "title": "Offers", "description": "All of them." },
    "blocks": { "header": { "type": "site-header" }, "quote": ${JSON.stringify(home.blocks.quote)}, "footer": { "type": "site-footer" } },
    "order": ["header", "quote", "footer"] }\n`,
  'layouts/content/terms.tech.md': '## What you may\n\nRead [the front page](/).\n',
};

/** The experiments and audiences of the site before any fault. */
const servedExperiments = () => {
  const textOf = (file: string) => site[file] ?? '';
  const { written } = parseAudiences(AUDIENCES_FILE, textOf(AUDIENCES_FILE));
  const audiences = written?.audiences;
  const served = parseExperiments(EXPERIMENTS_FILE, textOf(EXPERIMENTS_FILE), audiences).written;
  if (!served) throw new Error('the experiments of the site must have the right shape');
  return served.experiments;
};

const check = async (files: Readonly<Record<string, string>>, before = NO_EXPERIMENTS) => {
  const { dir, remove } = await writeContent(files);
  try {
    return await checkContent({ dir, definitions: blockDefinitions }, before, NOW);
  } finally {
    await remove();
  }
};

it('warns of nothing in the small site', async () => {
  const { findings, warnings } = await check(site);
  expect([findings, warnings]).toEqual([[], []]);
});

const all = Object.entries(warningFaults).flatMap(([file, faults]) =>
  faults.map(([fault, expectedText]) => ({ file, kind: fault[0], fault, expectedText })),
);

it.each(all)('warns in $file, and blocks nothing: $kind', async ({ file, fault, expectedText }) => {
  const { text, expected } = mutate(site[file] ?? '', fault);
  // An edited experiment is compared with none: its own boundaries would be findings.
  const before = file === AUDIENCES_FILE ? servedExperiments() : NO_EXPERIMENTS;
  const { findings, warnings } = await check({ ...site, [file]: text }, before);
  expect(findings).toEqual([]);
  expect(warnings.map((each) => `${each.file} ${each.code} ${each.line}:${each.column}`)).toEqual(
    expected.map((each) => `${file} ${each}`),
  );
  expect(warnings.every(({ code }) => isWarning(code))).toBe(true);
  expect(warnings.map(({ message, mend }) => `${message} ${mend}`).join()).toContain(expectedText);
});

it('gives every warning about what is written', () => {
  const given = new Set(
    Object.values(warningFaults).flatMap((of) => of.map(([fault]) => fault[3])),
  );
  const ofCosts = ['CLASSES_TOO_MANY', 'PAGE_BECOMES_PRIVATE'];
  const warned = Object.values(FINDING_GUIDES)
    .flatMap((guides) => Object.keys(guides) as (keyof typeof guides)[])
    .filter((code) => isWarning(code) && !ofCosts.includes(code));
  expect(warned.filter((code) => !given.has(code))).toEqual([]);
});

it("finds no fault in the repository's own content at any date, and warns later only of what has ended", async () => {
  const dir = fileURLToPath(new URL('../..', import.meta.url));
  const at = async (date: string) =>
    checkContent({ dir, definitions: blockDefinitions }, NO_EXPERIMENTS, Date.parse(date));
  const today = await at('2026-11-29T00:00:00Z');
  expect([today.findings, today.warnings]).toEqual([[], []]);
  const later = await at('2046-01-01T00:00:00Z');
  expect(later.findings).toEqual([]);
  expect(new Set(later.warnings.map(({ code }) => code))).toEqual(
    new Set(['BANNER_EXPIRED', 'CONTENT_ENDED']),
  );
  const endless = later.warnings.filter(({ message }) => !/ ended on | was over at /.test(message));
  expect(endless).toEqual([]);
});

it('accepts the amounts, dates and names that people mean', async () => {
  const file = 'layouts/home.json';
  for (const text of [
    'They raised ₹500 crore.',
    'Earn ₹45,00,000 or 45 LPA.',
    'Call +91 80 4718 0000.',
    'See 12,00,000 jobs of management.',
  ])
    expect(
      (await check({ ...site, [file]: (site[file] ?? '').replace('Dream on.', text) })).warnings,
    ).toEqual([]);
});
