import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, RendererModule } from '@broadsheet/contract/page-renderer';

/** Loads the renderer's build. Throws when it is not there, naming the folder. */
export const loadRenderer = async (dir: string): Promise<PageRenderer> => {
  try {
    const manifest: unknown = JSON.parse(
      await readFile(join(dir, 'client', '.vite', 'manifest.json'), 'utf8'),
    );
    const entry = pathToFileURL(join(dir, 'server', 'entry-server.js')).href;
    const module: RendererModule = await import(/* @vite-ignore */ entry);
    return await module.createRenderer(manifest);
  } catch (cause) {
    throw new Error(`no build of the renderer could be loaded from ${dir}`, { cause });
  }
};
