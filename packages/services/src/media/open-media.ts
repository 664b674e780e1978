import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from './media.ts';
import type { MediaConfig } from './media-config.ts';
import { createDiskStore } from './store/disk-store.ts';
import { createS3Store } from './store/s3-store.ts';

/** Where files of seekers are kept here. Throws for a file of credentials that cannot be read. */
export const openMedia = async ({ dir, s3 }: MediaConfig): Promise<Media> => {
  const spoolDir = join(dir, 'incoming');
  if (!s3) return { store: createDiskStore(join(dir, 'files')), spoolDir };
  const { url, region, credentials } = s3;
  const text = 'text' in credentials ? credentials.text : await readFile(credentials.file, 'utf8');
  const [keyId = '', ...secret] = text.trim().split(':');
  const store = createS3Store({ url, region, keyId, secretKey: secret.join(':') });
  return { store, spoolDir };
};
