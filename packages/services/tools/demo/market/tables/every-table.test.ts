import { describe, expect, it } from 'vitest';
import { SENIORITIES } from '../category-table.ts';
import { managementTables } from './management-tables.ts';
import { techTables } from './tech-tables.ts';

const tables = [...techTables, ...managementTables].map(
  (table) => [table.category, table] as const,
);

describe.each(tables)('%s', (_, table) => {
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
        [role.requirements, 5, 8],
      ] as const;
      for (const [lines, min, max] of ranges) {
        expect(lines.length).toBeGreaterThanOrEqual(min);
        expect(lines.length).toBeLessThanOrEqual(max);
      }
      const sentences = [...role.duties, ...role.requirements];
      expect(sentences.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
      for (const lines of [sentences, role.skills, role.tags]) {
        expect(new Set(lines).size).toBe(lines.length);
      }
    },
  );
});
