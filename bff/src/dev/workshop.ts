import type { BlockCatalogs } from '@broadsheet/contract/block-catalog';
import type { BlockLoader } from '@broadsheet/contract/block-loader';
import type { PageRenderer } from '@broadsheet/contract/page-renderer';
import type { FastifyPluginAsync } from 'fastify';
import type { StudioBuild } from '../studio/studio-build.ts';
import type { Fixtures } from './read-fixtures.ts';

/** What `npm run dev` puts in the place of builds, so that an edit needs none. */
export interface Workshop {
  /** Renders with the sources as they were last saved without an error. */
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
