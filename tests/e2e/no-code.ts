import { expect, type Page } from '@playwright/test';

/** Words in this spelling that people know. */
const KNOWN_NAMES = new Set(['iPhone', 'iPad', 'iOS', 'eBay', 'eLearning', 'macOS', 'kB']);

/** Addresses of pages, as the bar of a browser shows them. */
const PAGE_ADDRESS = /(?<![\w/])\/(?!layouts\/|brand-configs\/|packages\/)[\w/-]*/g;

const CODE = [
  /\b[a-z]+[A-Z][A-Za-z]*\b/g,
  /\b[a-z]+_[a-z_]+\b/g,
  /[{}]|=>|\[object/g,
  /\b(?:layouts|brand-configs|packages)\/\S+/g,
  /\b[\w-]+\.(?:json|csv|md|tsx?)\b/g,
  /\b\d{4}-\d{2}-\d{2}(?:T\S+)?/g,
];

/** The words of a text that only a developer reads: names of properties, braces, paths of files, ISO dates. */
export const findCode = (text: string): readonly string[] =>
  CODE.flatMap((pattern) => text.replace(PAGE_ADDRESS, '').match(pattern) ?? []).filter(
    (word) => !KNOWN_NAMES.has(word),
  );

/** Names and hints of the controls on the screen. */
const readNames = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], [placeholder], [title]')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
      )
      .join('\n'),
  );

export const expectNoCode = async (page: Page): Promise<void> => {
  const text = (await page.locator('body').allInnerTexts()).join('');
  expect(findCode(`${text}\n${await readNames(page)}`)).toEqual([]);
};
