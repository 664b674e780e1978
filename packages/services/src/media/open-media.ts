import { join } from 'node:path';
import type { Media } from './media.ts';
import type { MediaConfig } from './media-config.ts';
import { createDiskStore } from './store/disk-store.ts';
import { createS3Store } from './store/s3-store.ts';

/** Opens the store of seekers' files. */
export const openMedia = ({ dir, s3 }: MediaConfig): Media => {
  const spoolDir = join(dir, 'incoming');
  if (!s3) return { store: createDiskStore(join(dir, 'files')), spoolDir };
  const { url, region, credentials } = s3;
  const [keyId = '', ...secret] = credentials.split(':');
  const store = createS3Store({ url, region, keyId, secretKey: secret.join(':') });
  return { store, spoolDir };
};
