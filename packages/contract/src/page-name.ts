import { BRANDS, type Brand } from './brand.ts';
import { LANDING, LANDING_NAME_PATTERN } from './landing.ts';
import type { Layout } from './layout.ts';
import type { PageMatch } from './match-page.ts';
import {
  isPageLayoutName,
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from './page-kinds.ts';

export type LandingName = `${typeof LANDING}/${string}`;

/** The name of one page's layout: its file is `layouts/<name>.json`. Only landing pages share a kind. */
export type PageName = Exclude<PageLayoutName, typeof LANDING> | LandingName;

const LANDING_NAME = new RegExp(LANDING_NAME_PATTERN);

export const isLandingName = (name: string): name is LandingName => LANDING_NAME.test(name);

export const isPageName = (name: string): name is PageName =>
  isLandingName(name) || (isPageLayoutName(name) && name !== LANDING);

export const kindOfPage = (name: PageName): PageLayoutName =>
  isLandingName(name) ? LANDING : name;

/** The page that an address matched. */
export const pageNameOf = ({ kind, params }: Pick<PageMatch, 'kind' | 'params'>): PageName =>
  kind === LANDING ? `${LANDING}/${params[LANDING] ?? ''}` : kind;

/** The brands whose sites may have a page, by its layout; all of them for a page that does not exist. */
export const brandsOfPage = ({
  page,
  brands,
}: Pick<Layout, 'page' | 'brands'>): readonly Brand[] => {
  if (isLandingName(page)) return brands ?? BRANDS;
  const kind: PageKindDefinition | null = isPageLayoutName(page) ? PAGE_KINDS[page] : null;
  return kind?.brands ?? BRANDS;
};
