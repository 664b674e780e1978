import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { newestCatalog } from '@broadsheet/contract/block-catalog';
import { isReleased } from './is-released.ts';
import { nextCatalog } from './next-catalog.ts';
import { readCatalogs } from './read-catalogs.ts';

// `npm run catalog` updates renderer/catalogs from the block registry.
const folder = fileURLToPath(new URL('../catalogs', import.meta.url));
const newest = newestCatalog(readCatalogs(folder));
const next = nextCatalog(newest, blockDefinitions, () => isReleased(folder, `${newest.id}.json`));
if (next === newest) console.log(`${newest.id} is what the registry draws`);
else {
  writeFileSync(join(folder, `${next.id}.json`), `${JSON.stringify(next, null, 2)}\n`);
  const why =
    next.id === newest.id ? 'amended: no tag holds it yet' : `written: ${newest.id} is released`;
  console.log(`renderer/catalogs/${next.id}.json ${why}`);
}
