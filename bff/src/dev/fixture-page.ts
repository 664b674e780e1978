import { ANYBODY } from '@broadsheet/contract/audience';
import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { Brand } from '@broadsheet/contract/brand';
import { PAGE_JSON_VERSION, type PageBlock, type PageJson } from '@broadsheet/contract/page-json';
import { blockRevision } from '../page/load/block-revision.ts';
import type { Fixture } from './read-fixtures.ts';

/**
 * A preview shown in a frame: the browser counts no visit, shows no cookie notice and follows links by full loads. A
 * fixture needs the same.
 */
const asPreview = (brand: Brand): NonNullable<PageJson['preview']> => ({
  token: 'fixture',
  audience: { ...ANYBODY, brand },
  at: null,
  arms: {},
  expires: '9999-12-31T00:00:00Z',
  inStudio: true,
  explanation: {
    page: 'fixture',
    key: '',
    consulted: [],
    validUntil: null,
    variants: [],
    blocks: [],
  },
});

const blockOf = ({ type, version }: BlockDefinition, fixture: Fixture): PageBlock => {
  const block = { id: type, type, version, state: 'ready' as const, ...fixture };
  return { ...block, revision: blockRevision(block, '').revision };
};

/** A page that shows a single block. @param path its own address */
export const fixturePage = (
  definition: BlockDefinition,
  name: string,
  fixture: Fixture,
  { brand, path }: { readonly brand: Brand; readonly path: string },
): PageJson => ({
  version: PAGE_JSON_VERSION,
  catalog: 'fixtures',
  revision: 'sha256:0000000000000000',
  brand,
  page: { kind: 'fixture', path, params: {}, name: 'fixture', status: 200 },
  layout: { searchOverlay: false, enableAdsPreload: false, enableChatSticky: false },
  audience: {},
  experiments: [],
  seo: {
    title: `${definition.title}: ${name}`,
    description: definition.description,
    canonical: path,
    links: [],
    meta: [{ name: 'robots', content: 'noindex' }],
    jsonLd: [],
  },
  cache: { scope: 'private', maxAge: 0, key: '' },
  preview: asPreview(brand),
  blocks: [blockOf(definition, fixture)],
});
