import { expect, it } from 'vitest';
import { toRows } from '../rows.ts';
import { readEducation } from './read-education.ts';

const read = (...texts: readonly string[]) =>
  readEducation(
    toRows(
      texts.map((text, index) => {
        const box = { x: 40, y: 40 + index * 12, width: 100, page: 1 };
        return { ...box, text, size: 10, isBold: false, isParagraph: true };
      }),
    ),
  ).map(({ degree, institute, year, courseType }) => [
    degree?.value,
    institute?.value,
    year?.value,
    courseType?.value,
  ]);

it.each([
  ['B. Tech (CSE), IIT Bombay, 2014-2018, CGPA 8.9/10', ['B.Tech', 'IIT Bombay', 2018]],
  ['BE in Mechanical from University of Pune (2012)', ['B.E.', 'University of Pune', 2012]],
  ['M.C.A. – NIT Trichy – 2019', ['MCA', 'NIT Trichy', 2019]],
  [
    'Bachelor of Commerce: Christ College, Bengaluru',
    ['B.Com', 'Christ College, Bengaluru', undefined],
  ],
  ['XII (CBSE), Delhi Public School, 2010, 92%', ['Class XII', 'Delhi Public School', 2010]],
  ['Doctor of Philosophy, University of Leeds', ['Ph.D', 'University of Leeds', undefined]],
])('reads %s', (text, expected) => {
  expect(read(text)).toEqual([[...expected, undefined]]);
});

it('reads an institute above its degree, and how it was studied', () => {
  expect(
    read('IIM Kozhikode', 'Executive MBA, part-time', '2021 - 2023', 'IGNOU', 'B.A., 2016'),
  ).toEqual([
    ['MBA', 'IIM Kozhikode', 2023, 'part-time'],
    ['B.A.', 'IGNOU', 2016, 'distance'],
  ]);
});

it('takes what stands beside a degree for its institute where no word tells', () => {
  expect(read('PGDM', 'Great Lakes', '2015')).toEqual([['PGDM', 'Great Lakes', 2015, undefined]]);
});
