import { fileURLToPath } from 'node:url';
import type { BlockCatalogs } from '@broadsheet/contract/block-catalog';
import { type Plugin, runnerImport } from 'vite';

const NEWEST = 'virtual:newest-catalog';
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Gives the browser build its own catalog, and writes the list of all catalogs beside the server build. */
export const blockCatalogs = (): Plugin => {
  let catalogs: BlockCatalogs | undefined;
  return {
    name: 'block-catalogs',
    async buildStart() {
      const { module } = await runnerImport<typeof import('./read-catalogs.ts')>(
        at('./read-catalogs.ts'),
        { root: at('.'), configFile: false, logLevel: 'silent' },
      );
      catalogs = module.readCatalogs(at('../catalogs'));
    },
    resolveId: (id) => (id === NEWEST ? `\0${NEWEST}` : null),
    load: (id) =>
      id === `\0${NEWEST}`
        ? `export const catalogId = ${JSON.stringify(catalogs?.at(-1)?.id)};`
        : null,
    generateBundle() {
      if (this.environment.config.consumer !== 'server') return;
      const source = JSON.stringify(catalogs);
      this.emitFile({ type: 'asset', fileName: 'catalogs.json', source });
    },
  };
};
