import { exampleBrand } from '@broadsheet/content-store/example-content';
import { expect, it } from 'vitest';
import { findThemeFile, themeFileOf } from './theme-files.ts';

it('the stylesheet of a previewed draft is found by its address, and the oldest ones are dropped', () => {
  const live = exampleBrand('tech');
  const draft = (name: string) => {
    const light = { ...live.colours.light, accent: `#${name.padStart(6, '0')}` };
    return { ...live, colours: { ...live.colours, light } };
  };
  const first = themeFileOf(draft('1'));
  expect(first.href).not.toBe(themeFileOf(live).href);
  expect(findThemeFile(first.href)).toBe(first);
  for (let number = 2; number < 70; number += 1) themeFileOf(draft(String(number)));
  expect(findThemeFile(first.href)).toBeUndefined();
  expect(findThemeFile(themeFileOf(draft('69')).href)).toBeDefined();
});
