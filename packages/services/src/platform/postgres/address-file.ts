import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the product's address to `<folder>/url`, readable by its owner: other programs of the site find the server
 * there, whatever port it has. The write is atomic, because they may be reading.
 */
export const writeAddressFile = (folder: string, url: string): void => {
  const address = new URL(url);
  // The session's name belongs to this launch alone.
  address.search = '';
  const draft = join(folder, `url.${process.pid}`);
  writeFileSync(draft, `${address.href}\n`, { mode: 0o600 });
  renameSync(draft, join(folder, 'url'));
};
