import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { exampleBrand } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import { type ContentFile, readContentFiles } from '@broadsheet/content-store/read-content-files';
import type { Finding } from '@broadsheet/contract/finding';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { layoutRules, planRules } from '@broadsheet/layout-engine/rules/registry';
import { describe, expect, it } from 'vitest';
import { brandFaults } from './brand-faults.ts';
import { fallbackFaults } from './fallback-faults.ts';
import { goodLayout } from './good-layout.ts';
import { meaningFaults } from './meaning-faults.ts';
import { type Fault, mutate } from './mutate.ts';
import { ownFaults } from './own-faults.ts';
import { planFaults } from './plan-faults.ts';
import { settingsFaults } from './settings-faults.ts';
import { shapeFaults } from './shape-faults.ts';
import { syntaxFaults } from './syntax-faults.ts';

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

const checkExample = (layout: string, brand: string): readonly Finding[] =>
  loadContent(
    [
      contentFile('brand-configs', 'tech', brand),
      contentFile('brand-configs', 'management', managementText),
      contentFile('layouts', 'home', layout),
    ],
    exampleDefinitions,
  ).findings;

const told = (findings: readonly Finding[]) =>
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
  expect(checkExample(goodLayout, tech)).toEqual([]);
});

it.each(layoutFaults)('finds in a layout: %s', (...fault) => {
  const { text, expected } = mutate(goodLayout, fault);
  expect(told(checkExample(text, tech))).toEqual(expected);
});

it.each(brandFaults)('finds in a brand config: %s', (...fault) => {
  const { text, expected } = mutate(tech, fault);
  const findings = checkExample(goodLayout, text);
  expect(told(findings)).toEqual(expected);
  expect(findings.every(({ file }) => file === 'brand-configs/tech.json')).toBe(true);
});

it('names each kind of fault once', () => {
  for (const faults of [layoutFaults, brandFaults]) {
    const kinds = faults.map(([kind]) => kind);
    expect(kinds.filter((kind, index) => kinds.indexOf(kind) < index)).toEqual([]);
  }
});

it('breaks every rule of the engine', () => {
  const broken = new Set(layoutFaults.flatMap(([, , , codes]) => codes.split(' ')));
  const unbroken = [...layoutRules, ...planRules].filter(({ code }) => !broken.has(code));
  expect(unbroken.map(({ code }) => code)).toEqual([]);
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownFiles = await readContentFiles(root);
const own = loadContent(ownFiles, blockDefinitions);

it("finds nothing in the repository's own content", () => {
  expect(own.findings).toEqual([]);
});

describe.each(ownFiles.filter(({ folder }) => folder === 'layouts').map(({ file }) => file))(
  'in %s',
  (name) => {
    it.each(ownFaults)('finds: %s', (...fault) => {
      const good = ownFiles.find(({ file }) => file === name)?.text ?? '';
      const { text, expected } = mutate(good, fault);
      const files = ownFiles.map((file) => (file.file === name ? { ...file, text } : file));
      const { findings } = loadContent(files, blockDefinitions, own.layoutMemo);
      expect(told(findings)).toEqual(expected);
      expect(findings.every(({ file }) => file === name)).toBe(true);
    });
  },
);
