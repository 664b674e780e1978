import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVite, MODULES_PATH, RELOAD, STUDIO_ENTRY } from './create-vite.mjs';
import { describeFault } from './describe-fault.mjs';
import { followSaves } from './follow-saves.mjs';
import { createLiveRenderer } from './live-renderer.mjs';
import { createLiveServer } from './live-server.mjs';
import { createLiveStyles } from './live-styles.mjs';
import { createReloads } from './reloads.mjs';
import { findStaleModules } from './stale-modules.mjs';
import { findStudioStyles } from './studio-styles.mjs';

// The BFF of `npm run dev`: its sources, the renderer's and the blocks', with Vite in the same process. A save only
// replaces the modules that depend on it.
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** @type {(path: string) => string} */
const at = (path) => join(root, path);
const FILES = {
  server: at('bff/src/boot/start-server.ts'),
  loaders: at('packages/blocks/src/server.ts'),
  fixtures: at('packages/blocks/src/fixtures.ts'),
  readCatalogs: at('renderer/build/read-catalogs.ts'),
  catalogs: at('renderer/catalogs'),
};

const reloads = createReloads();
/** @type {import('@broadsheet/contract/block-catalog').BlockCatalogs | undefined} */
let catalogs;
const { vite, runner, importModule } = await createVite(root, () => catalogs?.at(-1)?.id ?? '');
const styles = createLiveStyles(root, importModule);
const live = createLiveRenderer(root, importModule);

const readCatalogs = async () => {
  const module = /** @type {typeof import('../../renderer/build/read-catalogs.ts')} */ (
    /** @type {unknown} */ (await importModule(FILES.readCatalogs))
  );
  catalogs = module.readCatalogs(FILES.catalogs);
};

const studioStyles = findStudioStyles(root);
const server = createLiveServer(root, importModule, {
  renderer: live.renderer,
  get catalogs() {
    if (!catalogs) throw new Error('the catalogs have not been read');
    return catalogs;
  },
  fixtures: async () =>
    /** @type {import('../../bff/src/dev/read-fixtures.ts').Fixtures} */ (
      (await importModule(FILES.fixtures)).blockFixtures
    ),
  studio: {
    get script() {
      return `${MODULES_PATH}${STUDIO_ENTRY}?t=${reloads.version()}`;
    },
    styles: studioStyles,
  },
  reloadScript: `${MODULES_PATH}${RELOAD}`,
  plugin: async (app) => {
    await app.register(reloads.plugin);
    app.get(`${MODULES_PATH}styles/:hash.css`, async (_, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles.css()),
    );
    app.get(`${MODULES_PATH}*`, (request, reply) => {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
  },
});

/** Pending work of saves; failed work stays here until a later save fixes it. */
const due = { server: true, loaders: true };

/** @param {readonly string[]} files */
const findDue = (files) => {
  const loaded = runner.evaluatedModules;
  const stale = findStaleModules(loaded, files, FILES.loaders);
  const names = new Set([...stale].map(({ file }) => file));
  due.server ||= names.has(FILES.server);
  due.loaders ||= names.has(FILES.loaders);
  // The server captured the loaders: where it is stale, so is everything that imports them.
  for (const node of due.server ? findStaleModules(loaded, files) : stale)
    loaded.invalidateModule(node);
  return names;
};

/** @param {ReadonlySet<string>} stale @param {string} version */
const replaceDue = async (stale, version) => {
  await styles.refresh(stale);
  // After every save: the document carries the version, and one with an older version would reload for ever.
  await live.renew(styles.css(), version);
  if (due.loaders || due.server) await server.replaceLoaders();
  due.loaders = false;
  if (due.server) await server.restart();
  due.server = false;
};

/** @param {string[]} files */
const onSave = async (files) => {
  const startedAt = performance.now();
  for (const { moduleGraph } of Object.values(vite.environments))
    for (const file of files) moduleGraph.onFileChange(file);
  const isServed = files.some((file) =>
    vite.environments.client.moduleGraph.getModulesByFile(file),
  );
  const stale = findDue(files);
  const isCatalog = files.some((file) => file.startsWith(FILES.catalogs));
  if (!isServed && stale.size === 0 && !isCatalog) return;
  const version = String(Date.now());
  try {
    if (isCatalog) await readCatalogs();
    await replaceDue(stale, version);
    reloads.reload(version);
    console.log(`reloaded in ${Math.round(performance.now() - startedAt)} ms`);
  } catch (error) {
    const fault = describeFault(error, root);
    console.error(fault);
    reloads.fail(fault);
  }
};

await readCatalogs();
await replaceDue(new Set(), reloads.version());
const saves = followSaves(vite.watcher, onSave);

const stop = async () => {
  await saves.finished();
  await server.stop();
  await vite.close();
  process.exit(0);
};
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.once(signal, () => void stop());
