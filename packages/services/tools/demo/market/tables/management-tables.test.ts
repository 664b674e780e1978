import { readFileSync } from 'node:fs';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { managementTables } from './management-tables.ts';

const configUrl = new URL('../../../../../../brand-configs/management.json', import.meta.url);
const config = Value.Parse(BrandConfig, JSON.parse(readFileSync(configUrl, 'utf8')));
const tagsOf = new Map(config.categories.map(({ tag, tags }) => [tag, tags.map((t) => t.tag)]));

describe('the management tables and the brand config', () => {
  it('have one table for each category but that of imported jobs of no other, in order of its slug', () => {
    const slugs = [...tagsOf.keys()].filter((slug) => slug !== 'others');
    expect(managementTables.map(({ category }) => category)).toEqual(slugs.sort());
  });

  it('use every tag of a category in its own table, and no other tag', () => {
    for (const { category, roles } of managementTables) {
      const used = new Set(roles.flatMap(({ tags }) => tags));
      expect([...used].sort(), category).toEqual([...(tagsOf.get(category) ?? [])].sort());
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
