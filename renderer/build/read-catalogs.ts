import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BlockCatalog,
  type BlockCatalogs,
  catalogNumber,
  parseBlockCatalog,
  parseBlockCatalogs,
} from '@broadsheet/contract/block-catalog';

const readCatalog = (folder: string, file: string): BlockCatalog => {
  const catalog = parseBlockCatalog(JSON.parse(readFileSync(join(folder, file), 'utf8')), file);
  if (file !== `${catalog.id}.json`)
    throw new Error(`${file}/id is "${catalog.id}", expected the name of the file`);
  return catalog;
};

/** Reads the committed catalogs, `web@<n>.json`, oldest first. Throws if one is invalid or there is none. */
export const readCatalogs = (folder: string): BlockCatalogs => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const catalogs = files.map((file) => readCatalog(folder, file));
  catalogs.sort((left, right) => catalogNumber(left) - catalogNumber(right));
  return parseBlockCatalogs(catalogs, folder);
};
