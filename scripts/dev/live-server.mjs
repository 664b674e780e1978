import { join } from 'node:path';

/**
 * The BFF of the sources in this process, with loaders that are replaced while it runs.
 * @param {string} root
 * @param {(file: string) => Promise<Record<string, unknown>>} importModule
 * @param {Omit<import('../../bff/src/dev/workshop.ts').Workshop, 'loaders'>} workshop
 */
export const createLiveServer = (root, importModule, workshop) => {
  /** @type {Record<string, import('@broadsheet/contract/block-loader').BlockLoader>} */
  const loaders = {};
  const withLoaders = Object.create(workshop, { loaders: { value: loaders } });
  /** @type {{ stop: (drainMs: number) => Promise<void> } | undefined} */
  let running;
  return {
    /** Blocks load their data with the sources from now on. */
    replaceLoaders: async () => {
      const { blockLoaders } = await importModule(join(root, 'packages/blocks/src/server.ts'));
      for (const type of Object.keys(loaders)) delete loaders[type];
      Object.assign(loaders, blockLoaders);
    },
    /**
     * Opens the sources, then closes the earlier server; rejects, and leaves that running, where they cannot be opened.
     */
    restart: async () => {
      const { openServer } = /** @type {typeof import('../../bff/src/boot/start-server.ts')} */ (
        /** @type {unknown} */ (await importModule(join(root, 'bff/src/boot/start-server.ts')))
      );
      const next = await openServer({ env: process.env, importModule, workshop: withLoaders });
      await running?.stop(0);
      running = next;
      await next.listen();
    },
    stop: async () => running?.stop(0),
  };
};
