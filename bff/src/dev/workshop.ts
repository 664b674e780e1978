import type { BlockCatalogs } from '@broadsheet/contract/block-catalog';
import type { BlockLoader } from '@broadsheet/contract/block-loader';
import type { PageRenderer } from '@broadsheet/contract/page-renderer';
import type { FastifyPluginAsync } from 'fastify';
import type { StudioBuild } from '../studio/studio-build.ts';
import type { Fixtures } from './read-fixtures.ts';

/** Replaces builds in `npm run dev`, so that an edit needs none. */
export interface Workshop {
  /** Renders with the last saved sources that compiled. */
  readonly renderer: PageRenderer;
  readonly catalogs: BlockCatalogs;
  readonly loaders: Readonly<Record<string, BlockLoader>>;
  readonly fixtures: () => Promise<Fixtures>;
  readonly studio: StudioBuild;
  /** The address of what reloads a page after a save. */
  readonly reloadScript: string;
  /** Serves modules to browsers, and reports each change to them. */
  readonly plugin: FastifyPluginAsync;
}
