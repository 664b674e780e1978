import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type EvaluatedStyles, evaluateStyles } from './evaluate-styles.ts';

const STYLESHEET = 'virtual:extracted-styles.css';
const RENDERER = fileURLToPath(new URL('..', import.meta.url));
/** Later files can override earlier ones: global styles, page styles, shared block styles, then each block. */
const SOURCES = [
  '../../packages/theme/src',
  '../../packages/blocks/src/shared/page',
  '../../packages/blocks/src/shared',
  '../../packages/blocks/src',
  '../src',
].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

/** Lists every `*.styles.ts` of the theme, the blocks and the renderer, in cascade order. */
export const findStyles = (): string[] => [
  ...new Set(
    SOURCES.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.styles.ts'))
        .sort()
        .map((file) => `${folder}/${file}`),
    ),
  ),
];

/** The module that replaces a `*.styles.ts` in browsers and on the server: plain names, no emotion. */
export const plainModule = (file: string, names: Readonly<Record<string, unknown>>): string =>
  Object.entries(names)
    .map(([name, value]) => {
      const plain = JSON.stringify(value, (_, inner: unknown) => {
        if (typeof inner === 'function') {
          throw new Error(`${file}: "${name}" is a function; styles export names only`);
        }
        return inner;
      });
      return `export const ${name} = ${plain};`;
    })
    .join('\n');

/** Evaluates all styles once per build, replaces their modules by plain names and writes one stylesheet. */
export const extractStyles = (): Plugin => {
  let evaluated: EvaluatedStyles = { modules: {}, css: '' };
  return {
    name: 'extract-styles',
    enforce: 'pre',
    async buildStart() {
      const files = findStyles();
      for (const file of files) this.addWatchFile(file);
      evaluated = await evaluateStyles(RENDERER, files);
    },
    resolveId: (id) => (id === STYLESHEET ? `\0${STYLESHEET}` : null),
    load(id) {
      if (id === `\0${STYLESHEET}`) return evaluated.css;
      const names = evaluated.modules[id];
      if (names) return plainModule(id, names);
      if (id.endsWith('.styles.ts')) throw new Error(`${id} stands where no styles are looked for`);
      return null;
    },
  };
};
