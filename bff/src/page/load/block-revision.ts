import { createHash } from 'node:crypto';
import type { PageBlock } from '@broadsheet/contract/page-json';

const REVISION_LENGTH = 12;

/** Equal revisions of one block id draw the same; 12 characters. `bytes` are those of what it is drawn from. */
export const blockRevision = (
  block: Omit<PageBlock, 'revision'>,
): { readonly revision: string; readonly bytes: number } => {
  const { type, version, state, settings, data, messages } = block;
  const parts = [type, version, state, settings, data];
  const text = JSON.stringify(messages ? [...parts, messages] : parts);
  const revision = createHash('sha1').update(text).digest('base64url').slice(0, REVISION_LENGTH);
  return { revision, bytes: text.length };
};
