import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Leaves the product's address in `<folder>/url`, readable by its owner: other programs of the site find the server
 * there, whatever port it has taken this time. Whole or not at all, for they may be reading.
 */
export const writeAddressFile = (folder: string, url: string): void => {
  const address = new URL(url);
  // The session's name is this launch's own.
  address.search = '';
  const draft = join(folder, `url.${process.pid}`);
  writeFileSync(draft, `${address.href}\n`, { mode: 0o600 });
  renameSync(draft, join(folder, 'url'));
};
