import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPRESSED = ['', '.br', '.gz'];

/**
 * Names, below a client build, of its own files: not those carried over from earlier builds.
 * @param {string} client
 * @returns {string[]}
 */
const listOwn = (client) => {
  /** @type {Record<string, { file: string, css?: string[], assets?: string[] }>} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const named = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  return [...new Set(named)].flatMap((file) => COMPRESSED.map((ending) => file + ending));
};

/**
 * Copies the files of the previous build next to those of the new one: a page opened before a rollout requests them
 * until it is reloaded. Files of older builds are not copied.
 * @param {string} before the client build of the renderer in the last image
 * @param {string} client that of this one
 * @returns {string[]} what was carried
 */
export const carryAssets = (before, client) => {
  if (!existsSync(join(before, '.vite/manifest.json'))) return [];
  const there = new Set(readdirSync(join(client, 'assets')).map((name) => `assets/${name}`));
  const carried = listOwn(before).filter(
    (file) => !there.has(file) && existsSync(join(before, file)),
  );
  for (const file of carried) copyFileSync(join(before, file), join(client, file));
  return carried;
};
