import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HASHED = /-([\w-]{8})(\.[a-z0-9]+)$/;
const CATALOG = 'web@1';
/** One that no build has. */
const NEXT_CATALOG = 'web@1000';

const editFile = (file: string, edit: (text: string) => string): void =>
  writeFileSync(file, edit(readFileSync(file, 'utf8')));

/**
 * Creates a renderer's build of a future version from the current one: every file has another name, and the browser
 * another catalog, which a current server does not know.
 * @param today `renderer/dist`; @param next the target
 */
export const imitateNextBuild = (today: string, next: string): void => {
  cpSync(today, next, { recursive: true });
  const assets = join(next, 'client/assets');
  for (const name of readdirSync(assets)) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name));
  const names = new Map(
    readdirSync(assets).flatMap((name): [string, string][] => {
      const hash = HASHED.exec(name)?.[1];
      return hash ? [[name, name.replace(hash, [...hash].reverse().join(''))]] : [];
    }),
  );
  const pattern = new RegExp(
    [...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'),
    'g',
  );
  const rename = (text: string) => text.replace(pattern, (name) => names.get(name) ?? name);
  for (const name of readdirSync(assets))
    if (/\.(js|css)$/.test(name))
      editFile(join(assets, name), (text) => rename(text).replaceAll(CATALOG, NEXT_CATALOG));
  for (const [name, other] of names) renameSync(join(assets, name), join(assets, other));
  editFile(join(next, 'client/.vite/manifest.json'), rename);
  editFile(join(next, 'server/catalogs.json'), (text) => {
    const catalogs: { id: string; blocks: object }[] = JSON.parse(text);
    return JSON.stringify([...catalogs, { ...catalogs.at(-1), id: NEXT_CATALOG }]);
  });
};
