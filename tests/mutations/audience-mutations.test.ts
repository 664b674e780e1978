import { exampleBrand } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import type { Finding } from '@broadsheet/contract/finding';
import { audienceRules } from '@broadsheet/layout-engine/audiences/rules/registry';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it } from 'vitest';
import {
  audienceFaults,
  participationFaults,
  rowFaults,
  targetingFaults,
} from './audience-faults.ts';
import { mutate } from './mutate.ts';
import {
  validAudiences,
  validTargetedBanners,
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

const checkRows = (banners: string, audiences = validAudiences) =>
  loadContent(
    [
      ...brands,
      fileOf('layouts', 'audiences', audiences),
      {
        folder: 'layouts/banners',
        name: 'home',
        file: 'layouts/banners/home.csv',
        text: banners,
      },
    ],
    exampleDefinitions,
  );

it('finds nothing in good banners with audiences', () => {
  expect(checkRows(validTargetedBanners).leftOut).toEqual([]);
});

it.each(rowFaults)('finds in banners: %s', (...fault) => {
  const { text, expected } = mutate(validTargetedBanners, fault);
  const { leftOut, banners } = checkRows(text);
  expect(reported(leftOut)).toEqual(expected);
  expect(leftOut.every(({ file }) => file === 'layouts/banners/home.csv')).toBe(true);
  expect(banners.get('home')).toHaveLength(1);
});

it('finds a banner whose audience was removed', () => {
  const { leftOut } = checkRows(validTargetedBanners, '{}');
  expect(leftOut.map(({ code, line }) => `${code} ${line}`)).toEqual([
    'UNKNOWN_AUDIENCE 2',
    'UNKNOWN_AUDIENCE 2',
    'UNKNOWN_AUDIENCE 3',
  ]);
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
