import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The theme's globals come first, so that blocks can override them; as in `renderer/build/extract-styles.ts`. */
const FOLDERS = ['packages/theme/src', 'packages/blocks/src', 'renderer/src'];
const EMOTION = 'packages/theme/src/css.ts';

/** @type {(root: string) => string[]} */
const findStyles = (root) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.styles.ts'))
      .sort()
      .map((file) => join(root, folder, file)),
  );

/**
 * The stylesheet of the sources. Each styles file has the rules from its evaluation, in the order of the files: an edit
 * evaluates that file again and adds its new rules to its own.
 * @param {string} root
 * @param {(file: string) => Promise<Record<string, unknown>>} importModule
 */
export const createLiveStyles = (root, importModule) => {
  /** @type {Map<string, string[]>} */
  const rulesOf = new Map();
  return {
    /** Evaluates the files that are new or stale. Call it before anything else imports them. @param {ReadonlySet<string>} stale */
    refresh: async (stale) => {
      const { writtenRules } = await importModule(join(root, EMOTION));
      const written = /** @type {() => readonly string[]} */ (writtenRules);
      if (stale.has(join(root, EMOTION))) rulesOf.clear();
      for (const file of findStyles(root)) {
        if (rulesOf.has(file) && !stale.has(file)) continue;
        const before = written().length;
        await importModule(file);
        rulesOf.set(file, [...(rulesOf.get(file) ?? []), ...written().slice(before)]);
      }
    },
    css: () =>
      findStyles(root)
        .flatMap((file) => rulesOf.get(file) ?? [])
        .join('\n'),
  };
};
