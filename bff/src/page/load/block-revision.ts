import { hash } from 'node:crypto';
import type { PageBlock } from '@broadsheet/contract/page-json';

const REVISION_LENGTH = 12;

/**
 * A 12-character hash: equal revisions of one block id render the same. `bytes` is the size of the block's input.
 * @param textsHash of the block's messages
 */
export const blockRevision = (
  block: Pick<PageBlock, 'type' | 'version' | 'state' | 'settings' | 'data'>,
  textsHash: string,
): { readonly revision: string; readonly bytes: number } => {
  const { type, version, state, settings, data } = block;
  const text = JSON.stringify([type, version, state, settings, data, textsHash]);
  const revision = hash('sha1', text, 'base64url').slice(0, REVISION_LENGTH);
  return { revision, bytes: text.length };
};
