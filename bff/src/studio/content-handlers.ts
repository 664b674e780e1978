import type { ContentStore } from '@broadsheet/content-store/content-store';
import { digestOfText } from '@broadsheet/content-store/digest-of-text';
import { ANYBODY, isPossibleSeeker, withMembership } from '@broadsheet/contract/audience';
import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import { BRANDS } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { isPageLayoutName, PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import type { Preview } from '@broadsheet/contract/preview';
import { withPreview } from '@broadsheet/contract/preview-path';
import { resolvePage } from '@broadsheet/contract/resolve-page';
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
import { earlierVersions, migrateWritten } from './block-versions.ts';
import { examplePathOf } from './example-path.ts';
import { findExamplePath } from './find-example.ts';
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

/** The page kind of an address on a brand, after redirects. */
const kindAt = (brand: BrandConfig, path: string, redirects = 0): string => {
  const match = resolvePage(brand, path);
  if (!('redirect' in match)) return match.kind;
  return redirects < MAX_REDIRECTS
    ? kindAt(brand, match.redirect.location, redirects + 1)
    : 'notfound';
};

const describeType = (definition: BlockDefinition): StudioBlockType => ({
  type: definition.type,
  ...(definition.renamedFrom ? { renamedFrom: definition.renamedFrom.type } : {}),
  version: definition.version,
  title: definition.title,
  description: definition.description,
  settings: definition.settings,
  pinned: definition.pinned ?? false,
  primary: definition.primary ?? false,
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

/** Handlers of Studio's calls that read the content. */
export const createContentHandlers = (deps: StudioContentDeps): ContentHandlers => {
  const { content, definitions, upstream, siteSecret, now } = deps;
  const originOf = (file: string) => {
    const laid = content.reading().published.find((each) => each.file === file);
    return laid
      ? ({ from: 'revision', number: laid.revision } as const)
      : ({ from: 'file' } as const);
  };
  return {
    listPages: async () => {
      const { pages, brands } = content.current();
      const items = [...pages.values()].map(({ kind, layout }): StudioPage => {
        const definition = kind in PAGE_KINDS ? PAGE_KINDS[kind] : undefined;
        const file = `layouts/${kind}.json`;
        return {
          kind,
          file,
          path: definition ? examplePathOf(definition, brands.tech) : null,
          seeker: definition?.auth === 'seeker',
          brands: [...(definition?.brands ?? BRANDS)],
          blocks: Object.keys(layout.blocks).length,
          variants: layout.variants?.length ?? 0,
          origin: originOf(file),
        };
      });
      return { items: items.sort((left, right) => (left.kind < right.kind ? -1 : 1)) };
    },
    readExample: async ({ query: { kind, brand }, reply }) => {
      if (!isPageLayoutName(kind)) throw new AppError('NOT_FOUND');
      const signal = clientSignal(reply);
      const call = upstream.caller({ brand, signal, deadlineMs: REQUEST_TIMEOUT_MS });
      const config = content.current().brands[brand];
      return { path: await findExamplePath(kind, config, call) };
    },
    listFiles: async () => {
      const files = content.reading().files.map(({ file }) => file);
      const shown = files.filter((file) => Value.Check(StudioFile, file));
      return { items: shown.map((file) => ({ file, origin: originOf(file) })) };
    },
    readFile: async ({ query: { file } }) => {
      const text = content.reading().files.find((each) => each.file === file)?.text ?? null;
      if (text === null) throw new AppError('NOT_FOUND');
      return { file, text, digest: digestOfText(text), origin: originOf(file) };
    },
    readPalette: async () => {
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
    },
    migrateBlock: async ({ body }) => migrateWritten(definitions, body),
    previewChange: async ({ body: { change, path, persona } }) => {
      requireSomebody(persona);
      const expires = new Date(now() + PREVIEW_LIFE_MS).toISOString();
      const preview: Preview = { ...persona, studio: { change }, expires };
      const token = await signPreview(preview, siteSecret, now());
      const plain = splitPreview(path).path;
      return {
        href: withPreview(plain, token),
        explain: `/api/explain?path=${encodeURIComponent(plain)}&preview=${encodeURIComponent(token)}`,
        kind: kindAt(content.current().brands[persona.brand], plain),
        expires,
      };
    },
    readHealth: async () => ({
      faults: [...content.faults()],
      leftOut: [...content.leftOut()],
    }),
  };
};
