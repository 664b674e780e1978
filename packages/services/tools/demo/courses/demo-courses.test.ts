import { BRANDS } from '@broadsheet/contract/brand';
import { describe, expect, it } from 'vitest';
import { readCourseTable } from './course-table.ts';
import { DEMO_INSTITUTES } from './institutes.ts';
import { DEMO_COURSE_TABLES } from './load-demo-courses.ts';

describe.each(BRANDS)('the demo courses of %s', (brand) => {
  const courses = DEMO_COURSE_TABLES[brand].flatMap(readCourseTable);
  const institutes = new Set(DEMO_INSTITUTES[brand].map(({ slug }) => slug));

  it('are enough, each with an address of its own and an institute that there is', () => {
    expect(courses.filter(({ closed }) => !closed).length).toBeGreaterThan(47);
    expect(institutes.size).toBe(15);
    expect(new Set(courses.map(({ slug }) => slug)).size).toBe(courses.length);
    for (const { slug, institute } of courses) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(institutes, slug).toContain(institute);
    }
  });

  it('say what they are in words that people read', () => {
    for (const { title, weeks, feeRupees, skills, summary, audience, outline } of courses) {
      expect({ title, weeks: weeks > 0, fee: feeRupees >= 0 }).toEqual({
        title,
        weeks: true,
        fee: true,
      });
      expect(skills, title).toHaveLength(4);
      expect(outline, title).toHaveLength(4);
      for (const text of [summary, audience, ...outline.map((part) => part.text)])
        expect(text).toMatch(/^[A-Z0-9].+\.$/);
    }
  });
});

it('is refused where a line is not as it should be', () => {
  const table = (text: string) => ({ slug: 'x', label: 'X', text });
  expect(() =>
    readCourseTable(table('T | i | expert | 1 | 0 | online |\nA\nB. For c.\nd: e')),
  ).toThrow('"expert" is not one of');
  expect(() => readCourseTable(table('T | i | beginner | 1 | 0 | online |\nA\nB.\nd: e'))).toThrow(
    'T does not say whom it is for',
  );
});
