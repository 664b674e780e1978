import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the services, and again after each save of one of their sources.
 * @param {{
 *   root: string,
 *   outDir: string,
 *   onBuilt: () => void,
 *   onFault: (error: unknown) => void,
 * }} options onBuilt: called after each build that succeeded
 */
export const followServices = async ({ root, outDir, onBuilt, onFault }) => {
  const folder = join(root, 'packages/services');
  const watcher = await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'silent',
    build: { watch: {}, outDir },
  });
  if (!('on' in watcher)) throw new Error('Vite does not watch the services');
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') onFault(event.error);
    if (event.code === 'END') onBuilt();
  });
  return watcher;
};
