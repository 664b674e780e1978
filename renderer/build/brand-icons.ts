import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const RENDERING = fileURLToPath(new URL('./render-brand-icons.ts', import.meta.url));

/** Writes each brand's mark as the PNG files that browsers install a site with. */
export const brandIcons = (): Plugin => ({
  name: 'brand-icons',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  writeBundle: async ({ dir }) => {
    if (!dir) return;
    const { module } = await runnerImport<typeof import('./render-brand-icons.ts')>(RENDERING, {
      configFile: false,
      logLevel: 'silent',
    });
    const folder = join(dir, 'icons');
    mkdirSync(folder, { recursive: true });
    for (const [file, picture] of await module.renderBrandIcons())
      writeFileSync(join(folder, file), picture);
  },
});
