import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BrandConfig } from './brand-config.ts';
import { resolvePage } from './resolve-page.ts';

const tech: BrandConfig = JSON.parse(
  readFileSync(new URL('../../../brand-configs/tech.json', import.meta.url), 'utf8'),
);

it.each([
  ['/registration', '/registration/next'],
  ['/registration/?ref=cl', '/registration/next?ref=cl'],
  ['/registration?step=addWorkExperience', '/registration/addWorkExperience'],
  ['/registration?step=%2F%2Fevil.example', '/registration/next'],
])('%s redirects to %s', (path, location) => {
  expect(resolvePage(tech, path)).toEqual({ redirect: { status: 302, location } });
});

const management: BrandConfig = JSON.parse(
  readFileSync(new URL('../../../brand-configs/management.json', import.meta.url), 'utf8'),
);

it.each([
  ['/search/c++.html', '/search/c-plus-plus.html'],
  ['/search/C%23.html', '/search/c-sharp.html'],
  ['/search/Node%20js.html', '/search/node-js.html'],
  ['/search/C%2B%2B-p3.html?exp=2', '/search/c-plus-plus-p3.html?exp=2'],
  ['/search/ci/cd.html', '/search/ci-cd.html'],
  ['/search/C', '/search/c.html'],
  ['/search/web%20p2.html', '/search/web-p2-p1.html'],
  ['/search/.html', '/search/jobs.html'],
  ['/k/c++-jobs', '/k/c-plus-plus-jobs'],
  ['/k/C%23-jobs/', '/k/c-sharp-jobs'],
  ['/k/Spring%20Boot', '/k/spring-boot-jobs'],
  ['/k/Java%20jobs%20in%20Bengaluru', '/k/java-jobs-in-bangalore'],
  ['/K/Java-Jobs-In-Bengaluru?exp=2', '/k/java-jobs-in-bangalore?exp=2'],
  ['/k/html%20%26%20css-jobs', '/k/html-css-jobs'],
  ['/c/Data%20Analytics-jobs', '/c/data-analytics-jobs'],
  ['/c/qa%20%26%20testing-jobs-in-poona', '/c/qa-jobs-in-pune'],
])('%s moves to the canonical address %s', (path, location) => {
  expect(resolvePage(tech, path)).toEqual({ redirect: { status: 301, location } });
});

it.each([
  ['/k/zebra-keeping-jobs', '/search/zebra-keeping.html'],
  ['/k/Zebra%20keeping-jobs?exp=2', '/search/zebra-keeping.html?exp=2'],
  ['/k/zebra-jobs-in-bengaluru?exp=2', '/search/zebra.html?locIds=2&exp=2'],
])('%s searches for a keyword that is no tag: %s', (path, location) => {
  expect(resolvePage(tech, path)).toEqual({ redirect: { status: 302, location } });
});

it.each(['/c/zebras-jobs', '/k/java-jobs-in-atlantis', '/k/', '/c/', '/search/%E0%A4%A.html'])(
  '%s is not found',
  (path) => {
    expect(resolvePage(tech, path)).toMatchObject({ kind: 'notfound' });
  },
);

it.each([
  ['/search/java.html?location=Gurugram', '/search/java.html?locIds=13'],
  ['/search/java.html?exp=2&locIds=Bengaluru', '/search/java.html?exp=2&locIds=2'],
  ['/search/java.html?locIds=Bombay%2C2&locIds=CALCUTTA', '/search/java.html?locIds=1%2C2%2C7'],
  ['/c/backend-jobs?city=new+delhi', '/c/backend-jobs?locIds=3'],
  ['/jobfeed?location=Trivandrum', '/jobfeed?locIds=22'],
  ['/women_at_work?location=Poona', '/women_at_work?locIds=6'],
  ['/jobs-in-Bengaluru', '/jobs-in-bangalore'],
  ['/jobs-in-new%20delhi', '/jobs-in-delhi-ncr'],
  ['/search?q=java&locIds=Gurugram', '/search/java.html?locIds=13'],
])('%s leads to the city under its canonical name: %s', (path, location) => {
  const found = resolvePage(tech, path);
  expect('redirect' in found ? found.redirect.location : path).toBe(location);
});

it.each([
  '/search/java.html?locIds=2,6',
  '/search/java.html?locIds=2&locIds=6',
  '/search/java.html?location=Atlantis',
])('%s stays: it has only city ids, or no city', (path) => {
  expect(resolvePage(tech, path)).toMatchObject({ kind: 'search', path });
});

/** Any keyword that a person may type into the address bar, between the fixed parts of an address. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string(),
  fc
    .array(
      fc.constantFrom('c++', 'C#', '.NET', 'Node js', '-p2', '-jobs', '-in-', 'Pune', '/', '.html'),
    )
    .map((parts) => parts.join('')),
);
/** The rest of such an address is parsed as a city, and an unknown city has no page. */
const NAMES_CITY = /-jobs-in(-|$)/i;
const ADDRESSES: readonly ((keyword: string) => string)[] = [
  (keyword) => `/search/${keyword}.html`,
  (keyword) => `/search/${keyword}-p2.html`,
  (keyword) => `/Search/${keyword}`,
  (keyword) => `/search?q=${keyword}`,
  (keyword) => `/k/${keyword}-jobs`,
  (keyword) => `/k/${keyword}-jobs-in-pune`,
  (keyword) => `/K/${keyword}-jobs-in-Bombay/`,
];

it.each([
  ['tech', tech],
  ['management', management],
] as const)('any typed keyword is one redirect at most from its list (%s)', (_name, brand) => {
  fc.assert(
    fc.property(typed, fc.constantFrom(...ADDRESSES), (keyword, address) => {
      fc.pre(keyword !== '.' && keyword !== '..' && !NAMES_CITY.test(keyword));
      const found = resolvePage(brand, address(encodeURIComponent(keyword)));
      const page = 'redirect' in found ? resolvePage(brand, found.redirect.location) : found;
      expect(page).toHaveProperty('kind');
      expect(page).not.toMatchObject({ kind: 'notfound' });
    }),
  );
});
