import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { exampleBrand } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import {
  type ContentFile,
  isLayoutFile,
  readContentFiles,
} from '@broadsheet/content-store/read-content-files';
import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { NO_ARMS, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { movedBoundaries } from '@broadsheet/layout-engine/experiments/moved-boundaries';
import { parseExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';
import { experimentRules } from '@broadsheet/layout-engine/experiments/rules/registry';
import { layoutRules, planRules } from '@broadsheet/layout-engine/rules/registry';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import { describe, expect, it } from 'vitest';
import { landingFaults } from './address-faults.ts';
import { brandFaults } from './brand-faults.ts';
import { conditionFaults, experimentFaults, movedFaults } from './experiment-faults.ts';
import { fallbackFaults } from './fallback-faults.ts';
import { meaningFaults } from './meaning-faults.ts';
import { planningFaults } from './metric-faults.ts';
import { type Fault, mutate } from './mutate.ts';
import { ownFaults, ownVariantFaults } from './own-faults.ts';
import { planFaults } from './plan-faults.ts';
import { settingsFaults } from './settings-faults.ts';
import { shapeFaults } from './shape-faults.ts';
import { syntaxFaults } from './syntax-faults.ts';
import { validExperiments, validTestedLayout } from './valid-experiments.ts';
import { validLayout } from './valid-layout.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const contentFile = (folder: ContentFile['folder'], name: string, text: string): ContentFile => ({
  folder,
  name,
  file: `${folder}/${name}.json`,
  text,
});

const asText = (value: unknown) => JSON.stringify(value, null, 2);
const tech = asText(exampleBrand('tech'));
const management = exampleBrand('management');
const nagpur = { id: 3, label: 'Nagpur', slug: 'nagpur', synonyms: [], nearby: [], promoted: true };
const managementText = asText({ ...management, cities: [...management.cities, nagpur] });

const faqLayout = '{ "page": "faq", "blocks": { "a": { "type": "text" } }, "order": ["a"] }';
const checkTested = (experiments: string, layout: string) =>
  loadContent(
    [
      contentFile('brand-configs', 'tech', tech),
      contentFile('brand-configs', 'management', managementText),
      contentFile('layouts', 'experiments', experiments),
      contentFile('layouts', 'faq', faqLayout),
      contentFile('layouts', 'home', layout),
    ],
    exampleDefinitions,
  );

const checkExample = (layout: string, brand: string): readonly Finding[] =>
  loadContent(
    [
      contentFile('brand-configs', 'tech', brand),
      contentFile('brand-configs', 'management', managementText),
      contentFile('layouts', 'home', layout),
    ],
    exampleDefinitions,
  ).findings;

const reported = (findings: readonly Finding[]) =>
  findings.map(({ code, line, column }) => `${code} ${line}:${column}`);

const layoutFaults: readonly Fault[] = [
  ...syntaxFaults,
  ...shapeFaults,
  ...meaningFaults,
  ...settingsFaults,
  ...planFaults,
  ...fallbackFaults,
];

it('finds nothing in a good layout', () => {
  expect(checkExample(validLayout, tech)).toEqual([]);
});

it.each(layoutFaults)('finds in a layout: %s', (...fault) => {
  const { text, expected } = mutate(validLayout, fault);
  expect(reported(checkExample(text, tech))).toEqual(expected);
});

it.each(brandFaults)('finds in a brand config: %s', (...fault) => {
  const { text, expected } = mutate(tech, fault);
  const findings = checkExample(validLayout, text);
  expect(reported(findings)).toEqual(expected);
  expect(findings.every(({ file }) => file === 'brand-configs/tech.json')).toBe(true);
});

describe('experiments', () => {
  const valid = checkTested(validExperiments, validTestedLayout);
  const from = (file: string, findings: readonly Finding[]) =>
    expect(findings.filter((finding) => finding.file !== file)).toEqual([]);

  it('are without a fault in a good file and a good layout', () => {
    expect(valid.findings).toEqual([]);
    expect([...valid.experiments.byKey.keys()]).toHaveLength(5);
  });

  it.each(experimentFaults)('finds in their file: %s', (...fault) => {
    const { text, expected } = mutate(validExperiments, fault);
    const { findings, experiments } = checkTested(text, validTestedLayout);
    expect(reported(findings)).toEqual(expected);
    from('layouts/experiments.json', findings);
    expect(experiments).toBe(NO_EXPERIMENTS);
  });

  it.each([1, 20, 100, 300, 700, 1_000])('finds that their file was cut off: %i', (length) => {
    const { findings } = checkTested(validExperiments.slice(0, length), validTestedLayout);
    expect(findings.map(({ code }) => code)).toEqual(['JSON_SYNTAX']);
    from('layouts/experiments.json', findings);
  });

  it.each(movedFaults)('finds in their file what may not change: %s', (...fault) => {
    const { text, expected } = mutate(validExperiments, fault);
    const { written } = parseExperiments('layouts/experiments.json', text);
    const findings = written ? movedBoundaries(valid.experiments, written) : [];
    expect(reported(findings)).toEqual(expected);
  });

  it.each(conditionFaults)('finds in a layout: %s', (...fault) => {
    const { text, expected } = mutate(validTestedLayout, fault);
    const { findings } = checkTested(validExperiments, text);
    expect(reported(findings.filter(({ file }) => file === 'layouts/home.json'))).toEqual(expected);
  });

  it('have every kind of their faults in docs/experiments.md', () => {
    const manual = readFileSync(join(root, 'docs/experiments.md'), 'utf8');
    const codes = [
      ...experimentRules.map(({ code }) => code),
      ...[...movedFaults, ...conditionFaults].flatMap(([, , , named]) => named.split(' ')),
    ].filter((code) => !['FORBIDDEN_KEY', 'INVALID_VALUE'].includes(code));
    expect(codes.filter((code) => !manual.includes(`\`${code}\``))).toEqual([]);
  });

  it('break every rule about their file', () => {
    // So many plans need more cities than these brands have: experiment-plans.test.ts has them.
    const elsewhere = ['PLAN_SPACE_TOO_LARGE'];
    const named = [...experimentFaults, ...planningFaults].flatMap(([, , , codes]) =>
      codes.split(' '),
    );
    const broken = new Set([...named, ...elsewhere]);
    const unbroken = experimentRules.filter(({ code }) => !broken.has(code));
    expect(unbroken.map(({ code }) => code)).toEqual([]);
  });
});

it('names each kind of fault once', () => {
  for (const faults of [
    layoutFaults,
    brandFaults,
    experimentFaults,
    movedFaults,
    conditionFaults,
  ]) {
    const kinds = faults.map(([kind]) => kind);
    expect(kinds.filter((kind, index) => kinds.indexOf(kind) < index)).toEqual([]);
  }
});

it('breaks every rule of the engine', () => {
  const broken = new Set(
    [...layoutFaults, ...conditionFaults, ...landingFaults].flatMap(([, , , codes]) =>
      codes.split(' '),
    ),
  );
  const unbroken = [...layoutRules, ...planRules].filter(({ code }) => !broken.has(code));
  expect(unbroken.map(({ code }) => code)).toEqual([]);
});

const reader: Audience = ANYBODY;
const ownFiles = await readContentFiles(root);
const own = loadContent(ownFiles, blockDefinitions);

it("finds nothing in the repository's own content", () => {
  expect(own.findings).toEqual([]);
});

it('finds nothing in the example of docs/experiments.md, which changes no page while it is a draft', () => {
  const manual = readFileSync(join(root, 'docs/experiments.md'), 'utf8');
  const [file = '', variant = ''] = [...manual.matchAll(/```json\n(.*?)```/gs)].map(
    ([, text]) => text,
  );
  const files = ownFiles.map((each) => {
    if (each.file === 'layouts/experiments.json')
      return { ...each, text: asText({ ...JSON.parse(each.text ?? ''), ...JSON.parse(file) }) };
    if (each.file !== 'layouts/home.json') return each;
    const layout = JSON.parse(each.text ?? '');
    return {
      ...each,
      text: asText({ ...layout, variants: [...layout.variants, JSON.parse(variant)] }),
    };
  });
  const tried = loadContent(files, blockDefinitions);
  expect(tried.findings).toEqual([]);
  const [before, after] = [own, tried].map(({ pages }) => pages.get('home')?.compiled);
  if (!before || !after) throw new Error('the home page must compile');
  for (const brand of BRANDS) {
    const rendered = [before, after].map(
      (page) => selectPlan(page, { ...reader, brand }, NO_ARMS, 0).blocks,
    );
    expect(rendered[1]).toEqual(rendered[0]);
    const b = selectPlan(after, { ...reader, brand }, { 'home-order': 'b' }, 0).blocks;
    expect(b).not.toEqual(rendered[0]);
  }
});

const ownLayouts = ownFiles
  .filter(isLayoutFile)
  .map(({ file, text }) => ({ file, valid: text ?? '' }));
describe.each(ownLayouts)('in $file', ({ file: name, valid }) => {
  const faults = valid.includes('"variants":') ? [...ownFaults, ...ownVariantFaults] : ownFaults;
  it.each(faults)('finds: %s', (...fault) => {
    const { text, expected } = mutate(valid, fault);
    const files = ownFiles.map((file) => (file.file === name ? { ...file, text } : file));
    const { findings } = loadContent(files, blockDefinitions, own.layoutMemo);
    expect(reported(findings)).toEqual(expected);
    expect(findings.every(({ file }) => file === name)).toBe(true);
  });
});
