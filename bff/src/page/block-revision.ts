import { createHash } from 'node:crypto';
import type { PageBlock } from '@broadsheet/contract/page-json';

const REVISION_LENGTH = 12;

/** Equal revisions of one block id draw the same; 12 characters. */
export const blockRevision = (block: Omit<PageBlock, 'revision'>): string =>
  createHash('sha1')
    .update(JSON.stringify([block.type, block.version, block.state, block.settings, block.data]))
    .digest('base64url')
    .slice(0, REVISION_LENGTH);
