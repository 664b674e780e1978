import { expect, it } from 'vitest';
import { toRows } from '../rows.ts';
import { findSections } from './find-sections.ts';

const kindsOf = (heading: string, size: number) =>
  findSections(
    toRows(
      ['Asha Rao', heading, 'B.Tech, Anna University', 'Higher secondary', 'Chennai'].map(
        (text, index) => ({
          ...{ text, x: 40, y: 40 + index * 30, width: 100, page: 1, isBold: false },
          ...{ size: index === 1 ? size : 10, isParagraph: true },
        }),
      ),
    ),
  ).map(({ kind }) => kind);

it('an icon before a heading is no bullet', () => {
  expect(kindsOf('• EDUCATION', 16)).toEqual(['top', 'education']);
});

it('a point of a list is no heading', () => {
  expect(kindsOf('• Education', 10)).toEqual(['top']);
});
