import { hash } from 'node:crypto';
import type { PageBlock } from '@broadsheet/contract/page-json';

const REVISION_LENGTH = 12;

/** A 12-character hash: equal revisions of one block id render the same. `bytes` is the size of the block's input. */
export const blockRevision = (
  block: Omit<PageBlock, 'revision'>,
): { readonly revision: string; readonly bytes: number } => {
  const { type, version, state, settings, data, messages } = block;
  const parts = [type, version, state, settings, data];
  const text = JSON.stringify(messages ? [...parts, messages] : parts);
  const revision = hash('sha1', text, 'base64url').slice(0, REVISION_LENGTH);
  return { revision, bytes: text.length };
};
