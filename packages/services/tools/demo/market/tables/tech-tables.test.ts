import { readFileSync } from 'node:fs';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import { keywordOfSlug, slugOfKeyword } from '@broadsheet/contract/slugs';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { techTables } from './tech-tables.ts';

const configUrl = new URL('../../../../../../brand-configs/tech.json', import.meta.url);
const config = Value.Parse(BrandConfig, JSON.parse(readFileSync(configUrl, 'utf8')));
const tagsOf = new Map(config.categories.map(({ tag, tags }) => [tag, tags.map((t) => t.tag)]));

describe('the tech tables and the brand config', () => {
  it('have one table for each category, in order of its slug', () => {
    expect(techTables.map(({ category }) => category)).toEqual([...tagsOf.keys()].sort());
  });

  it('use every tag of a category in its own table, and no tag that the brand lacks', () => {
    const known = new Set([...tagsOf.values()].flat());
    for (const { category, roles } of techTables) {
      const used = new Set(roles.flatMap(({ tags }) => tags));
      const own = tagsOf.get(category) ?? [];
      expect(
        own.filter((tag) => !used.has(tag)),
        category,
      ).toEqual([]);
      expect(
        [...used].filter((tag) => !known.has(tag)),
        category,
      ).toEqual([]);
      expect(
        roles.filter(({ tags: [first = ''] }) => !own.includes(first)),
        category,
      ).toEqual([]);
    }
  });

  it('give every slug and dataId of the brand once', () => {
    const { categories } = config;
    const tags = categories.flatMap((category) => category.tags);
    for (const group of [categories, tags]) {
      expect(new Set(group.map(({ dataId }) => dataId)).size).toBe(group.length);
    }
    const slugs = [...categories, ...tags].map(({ tag }) => tag);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe('the tags of the tech brand', () => {
  const tags = config.categories.flatMap((category) => category.tags);

  it.each(tags.map(({ label, tag }) => [label, tag]))('write %s as %s', (label, tag) => {
    expect(slugOfKeyword(label)).toBe(tag);
    expect(slugOfKeyword(keywordOfSlug(tag))).toBe(tag);
  });
});

describe('the cities of the tech brand', () => {
  const { cities } = config;
  const slugs = cities.map(({ slug }) => slug);

  it('promote the seven of the city list, in its order', () => {
    expect(cities.filter(({ promoted }) => promoted).map(({ label }) => label)).toEqual([
      'Mumbai',
      'Bangalore',
      'Delhi NCR',
      'Hyderabad',
      'Chennai',
      'Pune',
      'Kolkata',
    ]);
  });

  it('have each id, slug and name once', () => {
    const names = cities.flatMap(({ label, synonyms }) => [label, ...synonyms]);
    const lower = names.map((name) => name.toLowerCase());
    for (const group of [cities.map(({ id }) => id), slugs, lower]) {
      expect(new Set<string | number>(group).size).toBe(group.length);
    }
  });

  it('name only other known cities as nearby', () => {
    for (const { slug, nearby } of cities) {
      expect(
        nearby.filter((near) => near === slug || !slugs.includes(near)),
        slug,
      ).toEqual([]);
    }
  });
});
