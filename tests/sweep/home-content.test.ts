import { readFileSync } from 'node:fs';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import { BlogFile } from '@broadsheet/contract/entities/blog';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const readBrand = (brand: Brand): BrandConfig => {
  const config: unknown = JSON.parse(read(`brand-configs/${brand}.json`));
  Value.Assert(BrandConfig, config);
  return config;
};

it.each([...BRANDS])('every advert slot of home is one of %s', (brand) => {
  const named = [...read('layouts/home.json').matchAll(/"slot": "([^"]*)"/g)].map(
    ([, slot]) => slot,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(readBrand(brand).adverts.map(({ slot }) => slot)).toEqual(expect.arrayContaining(named));
});

it.each([...BRANDS])('every article of %s can be read here, and is listed once', (brand) => {
  const file: unknown = JSON.parse(read(`layouts/blogs/${brand}.json`));
  Value.Assert(BlogFile, file);
  const { articles } = file;
  for (const { slug, url } of articles) {
    expect(url).toBeUndefined();
    expect(read(`layouts/blogs/${brand}/${slug}.md`).split(/\s+/).length).toBeGreaterThan(250);
  }
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
});
