import { readFileSync } from 'node:fs';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { SENIORITIES } from '../category-table.ts';
import { managementTables } from './management-tables.ts';

const configUrl = new URL('../../../../../brand-configs/management.json', import.meta.url);
const config = Value.Parse(BrandConfig, JSON.parse(readFileSync(configUrl, 'utf8')));
const tagsOf = new Map(config.categories.map(({ tag, tags }) => [tag, tags.map((t) => t.tag)]));

describe('the management tables and the brand config', () => {
  it('have one table for each category, in order of its slug', () => {
    expect(managementTables.map(({ category }) => category)).toEqual([...tagsOf.keys()].sort());
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

describe.each(managementTables.map((table) => [table.category, table] as const))(
  '%s',
  (_, table) => {
    it('has three to six roles and pay that rises with seniority', () => {
      expect(table.roles.length).toBeGreaterThanOrEqual(3);
      expect(table.roles.length).toBeLessThanOrEqual(6);
      const lows = SENIORITIES.map((seniority) => table.payLakh[seniority][0]);
      expect(lows).toEqual([...lows].sort((a, b) => a - b));
      for (const seniority of SENIORITIES) {
        const [low, high] = table.payLakh[seniority];
        expect(low).toBeLessThan(high);
      }
    });

    it.each(table.roles.map((role) => [role.tags[0], role] as const))(
      'holds enough to write a vacancy of %s, and says nothing twice',
      (_tag, role) => {
        for (const seniority of SENIORITIES) {
          expect([2, 3, 4]).toContain(role.titles[seniority].length);
        }
        const titles = SENIORITIES.flatMap((seniority) => role.titles[seniority]);
        expect(new Set(titles).size).toBe(titles.length);
        const ranges = [
          [role.skills, 8, 14],
          [role.duties, 8, 12],
          [role.asks, 5, 8],
        ] as const;
        for (const [lines, least, most] of ranges) {
          expect(lines.length).toBeGreaterThanOrEqual(least);
          expect(lines.length).toBeLessThanOrEqual(most);
        }
        const sentences = [...role.duties, ...role.asks];
        expect(sentences.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
        for (const lines of [sentences, role.skills]) {
          expect(new Set(lines).size).toBe(lines.length);
        }
      },
    );
  },
);
