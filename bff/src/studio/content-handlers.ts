import { listBannersOf } from '@broadsheet/content-store/check-banner-sources';
import type { ContentStore } from '@broadsheet/content-store/content-store';
import { digestOfText } from '@broadsheet/content-store/digest-of-text';
import { ANYBODY, isPossibleSeeker, withMembership } from '@broadsheet/contract/audience';
import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import type { Layout } from '@broadsheet/contract/layout';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import {
  brandsOfPage,
  isLandingName,
  isPageName,
  kindOfPage,
  pageNameOf,
} from '@broadsheet/contract/page-name';
import type { Preview } from '@broadsheet/contract/preview';
import { withPreview } from '@broadsheet/contract/preview-path';
import { StudioFile } from '@broadsheet/contract/studio/change';
import type {
  Persona,
  StudioBlockType,
  StudioPage,
} from '@broadsheet/contract/studio/content-calls';
import { signPreview } from '@broadsheet/preview/preview-token';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import Value from 'typebox/value';
import { clientSignal } from '../http/client-signal.ts';
import { splitPreview } from '../page/request/previews.ts';
import { withArchivedPage } from '../page/request/with-archived-page.ts';
import { resolveOnSite, type SiteOfAddresses } from '../site/resolve-on-site.ts';
import { earlierVersions, migrateWritten } from './block-versions.ts';
import type { DraftOf } from './drafts.ts';
import { examplePathOf } from './example-path.ts';
import { findExamplePath } from './find-example.ts';
import { brandsWithOwnHeader } from './own-headers.ts';
import type { RevisionOf } from './revision-contents.ts';
import type { StudioHandlers } from './studio-handler.ts';

type ContentHandlers = Pick<
  StudioHandlers,
  | 'listPages'
  | 'readExample'
  | 'listFiles'
  | 'readFile'
  | 'readPalette'
  | 'migrateBlock'
  | 'previewChange'
  | 'readHealth'
>;

export interface StudioContentDeps {
  readonly content: Pick<ContentStore, 'current' | 'reading' | 'faults' | 'leftOut'>;
  readonly draftOf: DraftOf;
  readonly revisionOf: RevisionOf;
  readonly definitions: BlockDefinitions;
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly siteSecret: string;
  /** Epoch ms. */
  readonly now: () => number;
}

const PREVIEW_LIFE_MS = 3_600_000;

const MAX_REDIRECTS = 5;

/** Throws VALIDATION for a persona that nobody can be. */
const requireSomebody = ({ audience }: Persona): void => {
  if (isPossibleSeeker({ ...ANYBODY, ...withMembership(audience) })) return;
  const message = 'Choose a membership: visitors have no profile.';
  throw new AppError('VALIDATION', { details: [{ path: 'persona.audience.membership', message }] });
};

/** The name of the page that an address shows, after redirects. */
const pageAt = (site: SiteOfAddresses, path: string, redirects = 0): string => {
  const match = resolveOnSite(site, path);
  if (!('redirect' in match)) return pageNameOf(match);
  return redirects < MAX_REDIRECTS
    ? pageAt(site, match.redirect.location, redirects + 1)
    : 'notfound';
};

/** What only a landing page has; null for pages of the product. */
const landingOf = ({ seo, from, until, archived }: Layout): StudioPage['landing'] =>
  seo
    ? { title: seo.title, from: from ?? null, until: until ?? null, archived: archived ?? false }
    : null;

const describeType = (definition: BlockDefinition): StudioBlockType => ({
  type: definition.type,
  ...(definition.renamedFrom ? { renamedFrom: definition.renamedFrom.type } : {}),
  version: definition.version,
  title: definition.title,
  description: definition.description,
  settings: definition.settings,
  pinned: definition.pinned ?? false,
  primary: definition.primary ?? false,
  written: definition.written ?? false,
  limit: definition.limit ?? null,
  pages: definition.pages ? [...definition.pages] : null,
  slots: Object.fromEntries(
    Object.entries(definition.slots ?? {}).map(([name, { accepts, limit }]) => [
      name,
      { accepts: accepts ? [...accepts] : null, limit: limit ?? null },
    ]),
  ),
  contentSettings: [...(definition.contentSettings ?? [])],
  earlier: earlierVersions(definition),
});

const originOf = ({ content }: StudioContentDeps, file: string): StudioPage['origin'] => {
  const laid = content.reading().published.find((each) => each.file === file);
  return laid ? { from: 'revision', number: laid.revision } : { from: 'file' };
};

const listPages = (deps: StudioContentDeps): StudioPage[] => {
  const { pages, brands } = deps.content.current();
  const items = [...pages.values()].map(({ name, kind, layout }): StudioPage => {
    const definition = PAGE_KINDS[kind];
    const file = `layouts/${name}.json`;
    return {
      kind: name,
      file,
      path: layout.address ?? examplePathOf(definition, brands.tech),
      seeker: definition.auth === 'seeker',
      brands: [...brandsOfPage(layout)],
      banners: [...new Set(listBannersOf(layout, deps.definitions))],
      ownHeaderOf: [...brandsWithOwnHeader(layout)],
      landing: landingOf(layout),
      blocks: Object.keys(layout.blocks).length,
      variants: layout.variants?.length ?? 0,
      origin: originOf(deps, file),
    };
  });
  return items.sort((left, right) => (left.kind < right.kind ? -1 : 1));
};

const describePalette = ({ content, definitions }: StudioContentDeps) => {
  const { brands, experiments } = content.current();
  return {
    types: Object.values(definitions).map(describeType),
    brands: Object.values(brands).map(({ brand, name, cities, categories }) => ({
      brand,
      name,
      cities: cities.map(({ slug }) => slug),
      categories: categories.map(({ tag }) => tag),
      categoryIds: categories.map(({ dataId, label }) => ({ id: dataId, name: label })),
    })),
    experiments: Object.fromEntries(
      [...experiments.byKey].map(([key, { variants }]) => [key, Object.keys(variants)]),
    ),
  };
};

type PreviewHandler = StudioHandlers['previewChange'];

/** Signs the links that show a page of a draft, of a version or of today to a persona. */
const createPreviewHandler =
  ({ content, draftOf, revisionOf, siteSecret, now }: StudioContentDeps): PreviewHandler =>
  async ({ body: { change, revision, archived, path, persona } }) => {
    requireSomebody(persona);
    const { brand } = persona;
    const earlier = revision === undefined ? null : await revisionOf(revision);
    const shown = earlier ?? ((change && (await draftOf(change))) || content.current());
    const snapshot = withArchivedPage(shown, archived);
    const expires = new Date(now() + PREVIEW_LIFE_MS).toISOString();
    const studio = {
      change,
      ...(revision === undefined ? {} : { revision }),
      ...(archived === undefined ? {} : { archived }),
    };
    const preview: Preview = { ...persona, studio, expires };
    const token = await signPreview(preview, siteSecret, now());
    const plain = splitPreview(path).path;
    return {
      href: withPreview(plain, token),
      explain: `/api/explain?path=${encodeURIComponent(plain)}&preview=${encodeURIComponent(token)}`,
      kind: pageAt({ brand: snapshot.brands[brand], snapshot }, plain),
      expires,
    };
  };

/** Handlers of Studio's calls that read the content. */
export const createContentHandlers = (deps: StudioContentDeps): ContentHandlers => {
  const { content, definitions, upstream } = deps;
  return {
    listPages: async () => ({ items: listPages(deps) }),
    readExample: async ({ query: { kind, brand }, reply }) => {
      if (!isPageName(kind)) throw new AppError('NOT_FOUND');
      const layout = content.current().pages.get(kind)?.layout;
      if (isLandingName(kind)) {
        const isThere = layout && brandsOfPage(layout).includes(brand);
        return { path: (isThere && layout.address) || null };
      }
      const signal = clientSignal(reply);
      const call = upstream.caller({ brand, signal, deadlineMs: REQUEST_TIMEOUT_MS });
      const config = content.current().brands[brand];
      return { path: await findExamplePath(kindOfPage(kind), config, call) };
    },
    listFiles: async () => {
      const files = content.reading().files.map(({ file }) => file);
      const shown = files.filter((file) => Value.Check(StudioFile, file));
      return { items: shown.map((file) => ({ file, origin: originOf(deps, file) })) };
    },
    readFile: async ({ query: { file } }) => {
      const text = content.reading().files.find((each) => each.file === file)?.text ?? null;
      if (text === null) throw new AppError('NOT_FOUND');
      return { file, text, digest: digestOfText(text), origin: originOf(deps, file) };
    },
    readPalette: async () => describePalette(deps),
    migrateBlock: async ({ body }) => migrateWritten(definitions, body),
    previewChange: createPreviewHandler(deps),
    readHealth: async () => ({
      faults: [...content.faults()],
      leftOut: [...content.leftOut()],
    }),
  };
};
