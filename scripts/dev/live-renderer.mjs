import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { MODULES_PATH, PAGE_ENTRY } from './create-vite.mjs';

const FONTS = 'packages/theme/src/fonts/display-font.css';
const HASH_LENGTH = 12;

/** @type {(path: string) => string} */
const addressOf = (path) => `${MODULES_PATH}${path}`;

/**
 * A renderer of the sources that keeps its identity while `renew` replaces what is behind it.
 * @param {string} root
 * @param {(file: string) => Promise<Record<string, unknown>>} importModule
 */
export const createLiveRenderer = (root, importModule) => {
  /** @type {import('@broadsheet/contract/page-renderer').PageRenderer | undefined} */
  let current;
  const newest = () => {
    if (!current) throw new Error('the renderer has not been loaded');
    return current;
  };
  return {
    /** @type {import('@broadsheet/contract/page-renderer').PageRenderer} */
    renderer: {
      renderPage: (...page) => newest().renderPage(...page),
      renderBlocks: (...blocks) => newest().renderBlocks(...blocks),
    },
    /**
     * Loads the sources again; rejects, and retains the last ones, where that fails.
     * @param {string} css @param {string} version
     */
    renew: async (css, version) => {
      const { createRenderer } =
        /** @type {import('@broadsheet/contract/page-renderer').RendererModule} */ (
          /** @type {unknown} */ (await importModule(join(root, 'renderer/src/entry-server.tsx')))
        );
      const hash = createHash('sha256').update(css).digest('hex').slice(0, HASH_LENGTH);
      const file = (/** @type {string} */ path) => ({ file: addressOf(path).slice(1) });
      current = await createRenderer({
        [PAGE_ENTRY]: { ...file(`${PAGE_ENTRY}?t=${version}`), isEntry: true },
        fonts: file(FONTS),
        styles: file(`styles/${hash}.css`),
      });
    },
  };
};
