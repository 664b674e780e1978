import { expect, it } from 'vitest';
import { parseResume } from './parse-resume.ts';
import type { TextLine } from './text-line.ts';

const texts = [
  ...[
    'Asha Rao',
    'asha@example.in',
    'EXPERIENCE',
    'Kaveri - Lumen',
    '2019-2021',
    'Wrote the plan of the month for all teams',
  ],
  ...['SKILLS', 'Kafka'],
];
const linesOf = (isParagraph: boolean): TextLine[] =>
  texts.map((text, index) => ({
    ...{ text, x: 40, y: 60 + index * 20, width: text.length * 5, page: 1, size: 10 },
    ...{ isBold: false, isParagraph },
  }));
const read = (isParagraph: boolean) =>
  parseResume(linesOf(isParagraph), { skills: [], cities: [] }, '2026-11').positions[0];

it('an uncertain job of a PDF has the part of the page around it, with its own lines marked', () => {
  const region = read(false)?.source?.region;
  const marked = region?.lines.filter(({ isFound }) => isFound).map(({ text }) => text);
  expect(marked).toEqual(['Kaveri - Lumen', '2019-2021']);
  expect(region?.lines.map(({ text }) => text)).toEqual(expect.arrayContaining(['EXPERIENCE']));
  expect(region?.lines.map(({ text }) => text)).not.toContain('Kafka');
  for (const { x, y } of region?.lines.filter(({ isFound }) => isFound) ?? []) {
    expect(x).toBeGreaterThanOrEqual(region?.x ?? 0);
    expect(y).toBeLessThanOrEqual((region?.y ?? 0) + (region?.height ?? 0));
  }
});

it('a docx has no pages, so only its text is quoted', () => {
  expect(read(true)?.source).toEqual({ page: 1, text: 'Kaveri - Lumen / 2019-2021' });
});

it('what is certain needs no part of the page', () => {
  const sure = [
    ...['Asha Rao', 'asha@example.in', 'EXPERIENCE', 'Senior Engineer at Kaveri Ltd'],
    ...['Jan 2019 - Mar 2021', 'Wrote the plan of the month for all teams'],
  ].map((text, index) => ({
    ...{ text, x: 40, y: 60 + index * 20, width: text.length * 5, page: 1, size: 10 },
    ...{ isBold: false, isParagraph: false },
  }));
  const [job] = parseResume(sure, { skills: [], cities: [] }, '2026-11').positions;
  expect(job?.source).toEqual({
    page: 1,
    text: 'Senior Engineer at Kaveri Ltd / Jan 2019 - Mar 2021',
  });
});
