import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, RendererModule } from '@broadsheet/contract/page-renderer';

/** Loads a module of another build by its address. */
export type ImportModule = (href: string) => Promise<unknown>;

/** Loads the renderer's build. Throws when it is not there, naming the folder. */
export const loadRenderer = async (
  dir: string,
  importModule: ImportModule = (href) => import(href),
): Promise<PageRenderer> => {
  try {
    const manifest: unknown = JSON.parse(
      await readFile(join(dir, 'client', '.vite', 'manifest.json'), 'utf8'),
    );
    const entry = pathToFileURL(join(dir, 'server', 'entry-server.js')).href;
    const module = (await importModule(entry)) as RendererModule;
    return await module.createRenderer(manifest);
  } catch (cause) {
    throw new Error(`no build of the renderer could be loaded from ${dir}`, { cause });
  }
};
