import type { Brand } from '@broadsheet/contract/brand';
import { LANDING } from '@broadsheet/contract/landing';
import { arrange } from '../editor/model/arrange.ts';
import { type Draft, type DraftBlock, readDraft, type Scope } from '../editor/model/draft.ts';
import { forgetBlocks } from '../editor/model/edit-blocks.ts';
import type { BlockTypes } from '../editor/model/grammar.ts';
import { printJson } from '../editor/model/print-json.ts';
import { EVENT } from './event-template.ts';
import type { Template } from './template.ts';

const print = (layout: object): string =>
  `${printJson(layout, { indent: '', column: 0, tail: 0, newline: '\n' })}\n`;

/** What the form of a new page asks. */
export interface NewLanding {
  readonly title: string;
  readonly address: string;
  readonly description: string;
  readonly brands: readonly Brand[];
  /** The layout's name: `landing/diwali`. */
  readonly page: string;
}

const ACCOUNT: DraftBlock = {
  type: 'account-menu',
  settings: { menu: 'seeker-menu', basicMenu: 'seeker-menu-basic', proMenu: 'seeker-menu-pro' },
};
const HEADER: DraftBlock = { type: 'site-header', settings: { drawer: 'drawer' } };
const FOOTER: DraftBlock = { type: 'site-footer', settings: { menu: 'footer' } };
const BAR: DraftBlock = { type: 'bottom-bar' };

export const TEMPLATES: readonly Template[] = [
  {
    id: 'jobs',
    name: 'Jobs on a topic',
    about: 'A heading, jobs and cities.',
    blocks: {
      heading: { type: 'heading' },
      jobs: { type: 'picked-jobs', settings: { title: 'New jobs', count: 12 } },
      cities: { type: 'city-list' },
    },
  },
  {
    id: 'campaign',
    name: 'Campaign',
    about: 'A heading, a picture, steps, jobs and company logos.',
    blocks: {
      heading: { type: 'heading' },
      picture: { type: 'picture-text' },
      steps: { type: 'steps' },
      jobs: { type: 'picked-jobs', settings: { title: 'New jobs', count: 6 } },
      companies: { type: 'logo-wall' },
    },
  },
  {
    id: 'employers',
    name: 'Employers',
    about: 'A heading, a company in focus, numbers and logos.',
    blocks: {
      heading: { type: 'heading' },
      company: { type: 'company-spotlight' },
      numbers: { type: 'numbers' },
      companies: { type: 'logo-wall', settings: { count: 24 } },
    },
  },
  EVENT,
  { id: 'heading', name: 'A heading only', about: '', blocks: { heading: { type: 'heading' } } },
];

const withTitle = (block: DraftBlock, { title, description }: NewLanding): DraftBlock =>
  block.type === 'heading'
    ? { ...block, settings: { title: title.slice(0, 80), text: description } }
    : block;

const headOf = ({ page, address, brands, title, description }: NewLanding, all: number) => ({
  $schema: '../schema/layout.schema.json',
  page,
  address,
  ...(brands.length < all ? { brands } : {}),
  seo: { title, description },
});

/** A block without a version has version 1. */
const ofNewestVersion = (block: DraftBlock, types: BlockTypes): DraftBlock => {
  const { version = 1 } = types.get(block.type ?? '') ?? {};
  return version > 1 ? { ...block, version } : block;
};

/** The text of a new page from a template. @param sites how many sites there are */
export const landingFromTemplate = (
  landing: NewLanding,
  template: Template,
  types: BlockTypes,
  sites: number,
): string => {
  const middle = Object.entries(template.blocks).map(
    ([id, block]) => [id, withTitle(block, landing)] as const,
  );
  const all = [
    ['account', ACCOUNT] as const,
    ['header', HEADER] as const,
    ...middle,
    ['footer', FOOTER] as const,
    ['bar', BAR] as const,
  ];
  const blocks = Object.fromEntries(all.map(([id, block]) => [id, ofNewestVersion(block, types)]));
  return print({ ...headOf(landing, sites), blocks, order: all.map(([id]) => id) });
};

/** The blocks of a page that cannot be on a landing page. */
const foreignBlocks = (draft: Draft, types: BlockTypes): ReadonlySet<string> => {
  const written = [draft.blocks, ...(draft.variants ?? []).map(({ blocks = {} }) => blocks)];
  const foreign = written.flatMap((blocks) =>
    Object.entries(blocks).flatMap(([id, { type }]) => {
      const known = types.get(type ?? '');
      const isForeign = known?.pages && !known.pages.includes(LANDING);
      return isForeign || known?.primary ? [id] : [];
    }),
  );
  const inside = [...arrange(draft, null).lists].flatMap(([key, ids]) =>
    foreign.some((id) => key.startsWith(`${id}.`)) ? ids : [],
  );
  return new Set([...foreign, ...inside]);
};

const arrangedAs = (draft: Draft, scope: Scope): string => {
  const { blocks, lists, hidden } = arrange(draft, scope);
  return JSON.stringify([[...blocks], [...lists], [...hidden]]);
};

/** The layout without variants that change nothing, because they were about blocks that are gone. */
const withoutIdleVariants = (draft: Draft): Draft => {
  const { variants, ...rest } = draft;
  const base = arrangedAs(draft, null);
  const changing = (variants ?? []).filter((_, at) => arrangedAs(draft, at) !== base);
  return changing.length > 0 ? { ...rest, variants: changing } : rest;
};

/** The text of a new page as a copy of another one; null if that cannot be read. */
export const landingFromCopy = (
  landing: NewLanding,
  original: { readonly file: string; readonly text: string },
  types: BlockTypes,
  sites: number,
): string | null => {
  const { draft } = readDraft(original.file, original.text);
  if (!draft) return null;
  const { blocks, order, variants } = withoutIdleVariants(
    forgetBlocks(draft, foreignBlocks(draft, types)),
  );
  return print({ ...headOf(landing, sites), blocks, order, ...(variants ? { variants } : {}) });
};
