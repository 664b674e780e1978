import { expect, it } from 'vitest';
import { isLayout } from '../format/is-layout.ts';
import { offsetOf } from './offset-of.ts';

it('distinguishes layouts of pages from other files', () => {
  expect(isLayout('layouts/home.json')).toBe(true);
  expect(isLayout('layouts/experiments.json')).toBe(false);
  expect(isLayout('layouts/seo/home.json')).toBe(false);
  expect(isLayout('layouts/toString.json')).toBe(false);
});

it('finds the position of a finding in the text, or the end of a shorter text', () => {
  const text = 'one\ntwo\nthree';
  expect(text.slice(offsetOf(text, 2, 2))).toBe('wo\nthree');
  expect(offsetOf(text, 9, 9)).toBe(text.length);
});
