import { exampleBrand } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import { type ContentFile, nameOfFile } from '@broadsheet/content-store/read-content-files';
import type { Finding } from '@broadsheet/contract/finding';
import { ADDRESS_FINDINGS } from '@broadsheet/contract/finding-codes/address-findings';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it } from 'vitest';
import {
  landingFaults,
  redirectFaults,
  redirectShapeFaults,
  validLanding,
  validRedirects,
} from './address-faults.ts';
import { type Fault, mutate } from './mutate.ts';

const LANDING = 'layouts/landing/diwali.json';
const REDIRECTS = 'layouts/redirects.json';
const fileOf = (file: string, text: string): ContentFile => ({
  folder: file.slice(0, file.lastIndexOf('/')) as ContentFile['folder'],
  name: nameOfFile(file),
  file,
  text,
});
const brands = (['tech', 'management'] as const).map((brand) =>
  fileOf(`brand-configs/${brand}.json`, JSON.stringify(exampleBrand(brand))),
);
const faq = fileOf(
  'layouts/faq.json',
  '{ "page": "faq", "blocks": { "a": { "type": "text" } }, "order": ["a"] }',
);
const check = (landing: string, redirects: string, ...more: readonly ContentFile[]) =>
  loadContent(
    [...brands, faq, fileOf(LANDING, landing), ...more, fileOf(REDIRECTS, redirects)],
    exampleDefinitions,
  );
const reported = (findings: readonly Finding[], file: string) =>
  findings
    .filter((each) => each.file === file)
    .map(({ code, line, column }) => `${code} ${line}:${column}`);

it('finds nothing in a good landing page and good redirects', () => {
  const { findings, leftOut, pages, addresses } = check(validLanding, validRedirects);
  expect(findings).toEqual([]);
  expect(leftOut.filter(({ file }) => file !== faq.file)).toEqual([]);
  expect([...pages.keys()]).toEqual(['faq', 'landing/diwali']);
  expect([...addresses.tech.landing]).toEqual([['/diwali-jobs', 'landing/diwali']]);
  expect([...addresses.management.landing]).toEqual([]);
  expect([...addresses.management.redirects.keys()]).toEqual(['/old-faq', '/offers']);
});

it.each(landingFaults)('finds in a landing page: %s', (...fault) => {
  const { text, expected } = mutate(validLanding, fault);
  expect(reported(check(text, '[]').findings, LANDING)).toEqual(expected);
});

it.each(redirectFaults)('finds in the redirects, and uses the others: %s', (...fault) => {
  const { text, expected } = mutate(validRedirects, fault);
  const { findings, leftOut, addresses } = check(validLanding, text);
  expect(reported(leftOut, REDIRECTS)).toEqual(expected);
  expect(findings).toEqual([]);
  const { tech, management } = addresses;
  expect(tech.redirects.size + management.redirects.size).toBeGreaterThan(1);
});

it.each(redirectShapeFaults)('finds in the redirects, and uses none: %s', (...fault) => {
  const { text, expected } = mutate(validRedirects, fault);
  const { findings, addresses } = check(validLanding, text);
  expect(reported(findings, REDIRECTS)).toEqual(expected);
  expect(addresses.tech.redirects.size).toBe(0);
});

it('gives an address that two landing pages want to the first, and says so at the second', () => {
  const second = validLanding
    .replace('landing/diwali', 'landing/holi')
    .replace('Jobs for Diwali', 'Jobs for Holi');
  const { leftOut, addresses } = check(
    validLanding,
    '[]',
    fileOf('layouts/landing/holi.json', second),
  );
  expect(reported(leftOut, LANDING)).toEqual([]);
  expect(reported(leftOut, 'layouts/landing/holi.json')).toEqual(['ADDRESS_TAKEN 3:14']);
  expect([...addresses.tech.landing.values()]).toEqual(['landing/diwali']);
});

it('refuses what only landing pages have in any other layout', () => {
  const home = `{ "page": "home", "address": "/start", "archived": true, "blocks": { "a": { "type": "text" } }, "order": ["a"] }`;
  const { findings } = check(validLanding, '[]', fileOf('layouts/home.json', home));
  expect(findings.map(({ code, column }) => `${code} ${column}`)).toEqual([
    'LANDING_FIELDS 19',
    'LANDING_FIELDS 40',
  ]);
});

it('takes a link to a landing page for good only on the sites that have it, and only while it is there', () => {
  const linked = (brand: string) =>
    fileOf(
      'layouts/home.json',
      `{ "page": "home", "blocks": { "a": { "type": "text", "when": { "brand": ["${brand}"] }, "settings": { "link": "/diwali-jobs" } }, "b": { "type": "text" } }, "order": ["a", "b"] }`,
    );
  const codes = (landing: string, brand: string) =>
    check(landing, '[]', linked(brand)).findings.map(({ file, code }) => `${file} ${code}`);
  expect(codes(validLanding, 'tech')).toEqual([]);
  expect(codes(validLanding, 'management')).toEqual(['layouts/home.json DEAD_LINK']);
  const archived = validLanding.replace('"from"', '"archived": true, "from"');
  expect(codes(archived, 'tech')).toEqual(['layouts/home.json DEAD_LINK']);
});

it('says nothing of links that a page with a fault may answer, and all the more of others', () => {
  const linked = (link: string) =>
    fileOf(
      'layouts/home.json',
      `{ "page": "home", "blocks": { "a": { "type": "text", "settings": { "link": "${link}" } } }, "order": ["a"] }`,
    );
  const filesOf = (link: string) =>
    new Set(check('{', '[]', linked(link)).findings.map(({ file }) => file));
  expect(filesOf('/diwali-jobs')).toEqual(new Set([LANDING]));
  expect(filesOf('/blog/nothing/at/all')).toEqual(new Set(['layouts/home.json', LANDING]));
});

it('breaks every rule about addresses', () => {
  const all: readonly Fault[] = [...landingFaults, ...redirectFaults];
  const broken = new Set(all.flatMap(([, , , codes]) => codes.split(' ')));
  expect(Object.keys(ADDRESS_FINDINGS).filter((code) => !broken.has(code))).toEqual([]);
});
