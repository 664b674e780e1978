import { isPageLayoutName, PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import type { StudioPage } from '@broadsheet/contract/studio/content-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import type { LinkTarget, LinkTargetKind } from '@broadsheet/contract/studio/link-calls';

/** An entry of the list of links. */
export interface LinkChoice {
  readonly href: string;
  readonly label: string;
  /** What it is, and of which site if it is not on both. */
  readonly about: string;
}

const KINDS: Readonly<Record<LinkTargetKind, string>> = {
  category: 'Category',
  skill: 'Skill',
  city: 'City',
  company: 'Company',
  job: 'Job',
  course: 'Course',
};

const BOTH = 2;

const aboutOf = (what: string, brands: readonly string[]): string =>
  brands.length < BOTH ? `${what}, ${brands[0]} site only` : what;

const plain = (text: string): string => text.toLowerCase();

/** Whether a page of the product has one address; others are listed with an example. */
const isFixed = (kind: string, path: string): boolean =>
  isPageLayoutName(kind) && PAGE_KINDS[kind].paths.some((each) => each === path);

/** Pages whose name or URL contains the text; all of them for an empty text. */
export const pageChoices = (pages: readonly StudioPage[], text: string): readonly LinkChoice[] =>
  pages.flatMap(({ kind, path, landing, brands }) => {
    const label = landing?.title ?? formatPage(kind);
    if (path === null || landing?.archived || !(landing || isFixed(kind, path))) return [];
    const isFound = [label, path].some((each) => plain(each).includes(plain(text)));
    const what = landing ? 'Landing page' : 'Page';
    return isFound ? [{ href: path, label, about: aboutOf(what, brands) }] : [];
  });

export const targetChoices = (targets: readonly LinkTarget[]): readonly LinkChoice[] =>
  targets.map(({ kind, label, href, brands }) => ({
    href,
    label,
    about: aboutOf(KINDS[kind], brands),
  }));

/** One entry for each address: what it is called first. */
export const uniqueChoices = (choices: readonly LinkChoice[]): readonly LinkChoice[] => {
  const seen = new Set<string>();
  return choices.filter(({ href }) => seen.size < seen.add(href).size);
};
