import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, createServerModuleRunner, transformWithOxc } from 'vite';
import { plainModules } from './plain-modules.mjs';

/** Where browsers find modules. */
export const MODULES_PATH = '/@dev/';
export const PAGE_ENTRY = 'renderer/src/entry-client.tsx';
export const STUDIO_ENTRY = 'packages/studio/src/main.tsx';
export const RELOAD = 'scripts/dev/browser/reload.mjs';
const VIRTUAL = { styles: 'virtual:extracted-styles.css', catalog: 'virtual:newest-catalog' };

const VITE_CLIENT = '/vite/dist/client/client.mjs';
/** Dependencies that mention hot replacement load Vite's client, whose socket the content security policy refuses. */
const NO_VITE_CLIENT = `export const createHotContext = () => undefined;
export const injectQuery = (url) => url;`;

/** A style import in our sources; the first group is the imported path. */
export const IMPORTED_STYLES = /^import '(.+\.css)';$/gm;
const SCRIPT = /\.[mc]?[jt]sx?$/;

/**
 * Both entries include the page's reload. The document links the stylesheets, because the content security policy
 * forbids inline styles: a script that imports one gets nothing.
 * @param {string} root
 * @param {() => string} catalogId
 * @returns {import('vite').Plugin}
 */
const entries = (root, catalogId) => {
  const entryFiles = [PAGE_ENTRY, STUDIO_ENTRY].map((file) => join(root, file));
  return {
    name: 'dev-entries',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId: (id) => (Object.values(VIRTUAL).includes(id) ? `\0${id}.js` : null),
    load(id) {
      if (id.endsWith(VITE_CLIENT)) return NO_VITE_CLIENT;
      if (id === `\0${VIRTUAL.styles}.js`) return '';
      if (id === `\0${VIRTUAL.catalog}.js`)
        return `export const catalogId = ${JSON.stringify(catalogId())};`;
      return null;
    },
    transform(code, id) {
      const reload = entryFiles.includes(id) ? `import '/${RELOAD}';` : '';
      if (reload === '' && code.search(IMPORTED_STYLES) < 0) return null;
      return { code: reload + code.replaceAll(IMPORTED_STYLES, ''), map: null };
    },
  };
};

/**
 * Browsers get the last version of a file without a syntax error, so that a page loaded meanwhile still works.
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
const lastGood = (root) => {
  /** @type {Map<string, string>} */
  const good = new Map();
  return {
    name: 'last-good',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async load(id) {
      if (!id.startsWith(`${root}/`) || id.includes('/node_modules/') || !SCRIPT.test(id))
        return null;
      const source = readFileSync(id, 'utf8');
      try {
        await transformWithOxc(source, id);
      } catch {
        return good.get(id) ?? null;
      }
      good.set(id, source);
      return source;
    },
  };
};

/**
 * Vite over the whole repository: it transforms modules, for browsers when they load them and for the BFF in this process.
 * @param {string} root
 * @param {() => string} catalogId the newest catalog
 */
export const createVite = async (root, catalogId) => {
  /** @type {import('vite/module-runner').ModuleRunner | undefined} */
  let runner;
  /** @type {(file: string) => Promise<Record<string, unknown>>} */
  const importModule = (file) => {
    if (!runner) throw new Error('Vite has not started');
    return runner.import(file);
  };
  const vite = await createServer({
    configFile: false,
    root,
    base: MODULES_PATH,
    appType: 'custom',
    logLevel: 'error',
    clearScreen: false,
    plugins: [entries(root, catalogId), plainModules(root, importModule), lastGood(root)],
    define: { 'process.env.NODE_ENV': '"production"' },
    optimizeDeps: { entries: [PAGE_ENTRY, STUDIO_ENTRY] },
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      allowedHosts: true,
      watch: {
        ignored: ['**/.data*/**', '**/.dev/**', '**/dist/**', '**/test-results/**', '**/.turbo/**'],
      },
    },
  });
  runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  return { vite, runner, importModule };
};
