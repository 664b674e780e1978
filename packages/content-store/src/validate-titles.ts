import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { Finding } from '@broadsheet/contract/finding';
import {
  isPageLayoutName,
  PAGE_KINDS,
  type PageKindDefinition,
} from '@broadsheet/contract/page-kinds';
import { SeoFile } from '@broadsheet/contract/seo';
import { parseJson, positionOf } from '@broadsheet/layout-engine/json-source';
import Type from 'typebox';
import Value from 'typebox/value';
import { findingAt } from './finding-at.ts';
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

const isOfLanding = ({ folder }: ContentFile): boolean => folder === 'layouts/landing';

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

interface LandingTitle {
  readonly content: ContentFile;
  readonly title: string;
  readonly brands: readonly Brand[];
}

const Titled = Type.Object({
  brands: Type.Optional(Type.Array(Type.Enum(BRANDS))),
  seo: Type.Object({ title: Type.String() }),
  archived: Type.Optional(Type.Boolean()),
});

/** The title of a landing page that somebody can open; null where it cannot be parsed. */
const readLandingTitle = rememberLast((content: ContentFile): LandingTitle | null => {
  try {
    const value: unknown = JSON.parse(content.text ?? '');
    if (!Value.Check(Titled, value) || value.archived) return null;
    return { content, title: value.seo.title, brands: value.brands ?? BRANDS };
  } catch {
    return null;
  }
});

/** A title without the name of the site, which is added to those of landing pages. */
const withoutSite = (title: string): string => title.replace(/ \| [^|]*$/, '');

/** Landing pages with the title of another page of a brand. */
const sharedLandingTitles = (
  landings: readonly LandingTitle[],
  seo: readonly ContentFile[],
): Finding[] =>
  landings.flatMap(({ content, title, brands }, at) => {
    const isShared = (other: string) => normalise(other) === normalise(title);
    const owner =
      landings
        .slice(0, at)
        .find(
          (other) => isShared(other.title) && other.brands.some((each) => brands.includes(each)),
        )?.content.name ??
      seo.find((file) =>
        brands.some((brand) => {
          const other = brandsOf(file.name).includes(brand) && readSeo(file)?.[brand].title;
          return other && isShared(withoutSite(other));
        }),
      )?.name;
    const source = owner === undefined ? null : parseJson(content.file, content.text ?? '').source;
    if (owner === undefined || !source) return [];
    const fault = {
      code: 'DUPLICATE_TITLE',
      message: `"${title}" is the title of the page "${owner}", too`,
      mend: 'Begin it with what this page is about.',
    } as const;
    return findingAt(source, ['seo', 'title'], fault);
  });

/** Checks that every page of a directory has a title that no other page of its brand has. */
export const validateTitles = (files: readonly ContentFile[]): readonly Finding[] => {
  const seo = files.filter(({ folder }) => folder === 'layouts/seo');
  const titled = new Set(seo.map(({ name }) => name));
  return [
    ...missingTitles(files.filter(isLayoutFile), titled),
    ...BRANDS.flatMap((brand) => sharedTitles(brand, seo)),
    ...sharedLandingTitles(
      files.flatMap((file) => (isOfLanding(file) ? (readLandingTitle(file) ?? []) : [])),
      seo,
    ),
  ];
};
