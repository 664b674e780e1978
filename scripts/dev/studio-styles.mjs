import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { IMPORTED_STYLES, MODULES_PATH, STUDIO_ENTRY } from './create-vite.mjs';

const THEME = /^@broadsheet\/theme\//;

/**
 * The addresses of all stylesheets that Studio's sources import, those of its entry first: its document links them.
 * @param {string} root
 */
export const findStudioStyles = (root) => {
  const entry = join(root, STUDIO_ENTRY);
  const folder = dirname(entry);
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(folder, file))
    .filter((file) => file !== entry)
    .sort();
  const files = [entry, ...others].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED_STYLES)].map(([, id = '']) =>
      THEME.test(id)
        ? join(root, 'packages/theme/src', id.replace(THEME, ''))
        : join(dirname(file), id),
    ),
  );
  return [...new Set(files)].map((file) => MODULES_PATH + relative(root, file));
};
