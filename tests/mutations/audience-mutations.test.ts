import { exampleBrand } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import type { Finding } from '@broadsheet/contract/finding';
import { audienceRules } from '@broadsheet/layout-engine/audiences/rules/registry';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it } from 'vitest';
import { audienceFaults, participationFaults, targetingFaults } from './audience-faults.ts';
import { mutate } from './mutate.ts';
import {
  validAudiences,
  validTargetedExperiments,
  validTargetedLayout,
} from './valid-audiences.ts';

const fileOf = (folder: ContentFile['folder'], name: string, text: string): ContentFile => ({
  folder,
  name,
  file: `${folder}/${name}.json`,
  text,
});
const brands = (['tech', 'management'] as const).map((brand) =>
  fileOf('brand-configs', brand, JSON.stringify(exampleBrand(brand))),
);
const check = (audiences: string, layout: string, experiments = '{}') =>
  loadContent(
    [
      ...brands,
      fileOf('layouts', 'audiences', audiences),
      fileOf('layouts', 'experiments', experiments),
      fileOf('layouts', 'home', layout),
    ],
    exampleDefinitions,
  );
const reported = (findings: readonly Finding[]) =>
  findings.map(({ code, line, column }) => `${code} ${line}:${column}`);

it('finds nothing in good audiences and a layout that uses them', () => {
  const { findings, pages } = check(validAudiences, validTargetedLayout, validTargetedExperiments);
  expect(findings).toEqual([]);
  expect([...pages.keys()]).toEqual(['home']);
});

it.each(audienceFaults)('finds in the audiences: %s', (...fault) => {
  const { text, expected } = mutate(validAudiences, fault);
  const { findings } = check(
    text,
    '{ "page": "home", "blocks": { "jobs": { "type": "jobs" } }, "order": ["jobs"] }',
  );
  expect(reported(findings)).toEqual(expected);
  expect(findings.every(({ file }) => file === 'layouts/audiences.json')).toBe(true);
});

it.each(targetingFaults)('finds in a layout: %s', (...fault) => {
  const { text, expected } = mutate(validTargetedLayout, fault);
  const { findings } = check(validAudiences, text);
  expect(reported(findings)).toEqual(expected);
  expect(findings.every(({ file }) => file === 'layouts/home.json')).toBe(true);
});

it.each(participationFaults)('finds in experiments: %s', (...fault) => {
  const { text, expected } = mutate(validTargetedExperiments, fault);
  const { findings } = check(validAudiences, validTargetedLayout, text);
  expect(reported(findings)).toEqual(expected);
  expect(findings.every(({ file }) => file === 'layouts/experiments.json')).toBe(true);
});

it('says nothing of a layout whose audiences cannot be read, but of their file', () => {
  const { findings } = check('{', validTargetedLayout);
  expect(findings.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'layouts/audiences.json JSON_SYNTAX',
  ]);
});

it('breaks every rule about audiences', () => {
  const broken = new Set(audienceFaults.flatMap(([, , , codes]) => codes.split(' ')));
  expect(audienceRules.filter(({ code }) => !broken.has(code)).map(({ code }) => code)).toEqual([]);
});
