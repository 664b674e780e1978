import type { Messages } from '@broadsheet/messages/message-areas';
import type { BrandConfig } from './brand-config.ts';
import type { CacheCounts } from './cache-counts.ts';
import type { Fragment } from './fragment.ts';
import type { PageBlock, PageJson } from './page-json.ts';

/** The exports of the renderer's server build: the BFF uses nothing else of it. */
export interface RendererModule {
  /** @param manifest the client build's manifest, as Vite wrote it. */
  readonly createRenderer: (manifest: unknown) => Promise<PageRenderer>;
}

export interface RenderContext {
  readonly brand: BrandConfig;
  /** Address of the brand's stylesheet of custom properties. */
  readonly themeHref: string;
  /** Whether cookies have their names of production. */
  readonly hasHostCookies: boolean;
  /** Texts around blocks, as the brand shows them. */
  readonly messages: Pick<Messages, 'browser' | 'consent' | 'page' | 'preview'>;
  /** Overrides the colour scheme of the system; absent: the system decides. */
  readonly scheme?: 'light' | 'dark';
}

export interface PageRenderer {
  /**
   * A complete HTML document, to be joined in order. Never throws because of a block: a block that throws is omitted
   * and reported.
   */
  readonly renderPage: (
    page: PageJson,
    context: RenderContext,
    report: BlockReport,
  ) => readonly Fragment[];
  /** The same blocks, each with its `html`, for soft navigation and deferred blocks. */
  readonly renderBlocks: (
    blocks: readonly PageBlock[],
    context: RenderContext,
    report: BlockReport,
  ) => PageBlock[];
  /** Counts of its caches, by name; absent where it has none. */
  readonly caches?: () => Readonly<Record<string, CacheCounts>>;
}

export type BlockReport = (failure: { id: string; type: string; error: unknown }) => void;
