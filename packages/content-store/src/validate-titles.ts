import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { Finding } from '@broadsheet/contract/finding';
import {
  isPageLayoutName,
  PAGE_KINDS,
  type PageKindDefinition,
} from '@broadsheet/contract/page-kinds';
import { SeoFile } from '@broadsheet/contract/seo';
import { parseJson, positionOf } from '@broadsheet/layout-engine/json-source';
import Value from 'typebox/value';
import { type ContentFile, isLayoutFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';

/** The SEO file of a page; null where it cannot be parsed, which has a finding of its own. */
const readSeo = rememberLast(({ text }: ContentFile): SeoFile | null => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Value.Check(SeoFile, value) ? value : null;
  } catch {
    return null;
  }
});

/** The brands whose sites have pages of a kind. */
const brandsOf = (name: string): readonly Brand[] => {
  if (!isPageLayoutName(name)) return [];
  const { brands }: PageKindDefinition = PAGE_KINDS[name];
  return brands ?? BRANDS;
};

/** A page without an address is the answer to a wrong one: its title is always the same. */
const hasAddress = (name: string): boolean =>
  isPageLayoutName(name) && PAGE_KINDS[name].paths.length > 0;

const missingTitles = (layouts: readonly ContentFile[], titled: ReadonlySet<string>): Finding[] =>
  layouts
    .filter(({ name }) => hasAddress(name) && !titled.has(name))
    .map(({ file, name }) => ({
      file,
      line: 1,
      column: 1,
      code: 'MISSING_TITLE',
      message: `the page "${name}" has no title of its own`,
      mend: `Write layouts/seo/${name}.json with a title and a description for each brand.`,
    }));

/** Titles that readers cannot distinguish are equal. */
const normalise = (title: string): string => title.trim().replace(/\s+/g, ' ').toLowerCase();

const sharedTitles = (brand: Brand, files: readonly ContentFile[]): Finding[] => {
  const owners = new Map<string, string>();
  return files.flatMap((content) => {
    const title = readSeo(content)?.[brand].title;
    if (title === undefined || !brandsOf(content.name).includes(brand)) return [];
    const owner = owners.get(normalise(title));
    owners.set(normalise(title), owner ?? content.name);
    const source = owner === undefined ? null : parseJson(content.file, content.text ?? '').source;
    if (owner === undefined || !source) return [];
    return {
      file: content.file,
      ...positionOf(source, [brand, 'title']),
      code: 'DUPLICATE_TITLE',
      message: `"${title}" is the title of the page "${owner}", too`,
      mend: 'Begin it with what this page is about.',
    };
  });
};

/** Checks that every page of a directory has a title that no other page of its brand has. */
export const validateTitles = (files: readonly ContentFile[]): readonly Finding[] => {
  const seo = files.filter(({ folder }) => folder === 'layouts/seo');
  const titled = new Set(seo.map(({ name }) => name));
  return [
    ...missingTitles(files.filter(isLayoutFile), titled),
    ...BRANDS.flatMap((brand) => sharedTitles(brand, seo)),
  ];
};
