import { hash } from 'node:crypto';
import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { PageBlock } from '@broadsheet/contract/page-json';
import type { Messages } from '@broadsheet/messages/message-areas';

/** The texts that the component of a block shows, with a hash of them. */
export interface BlockTexts {
  /** Absent where the block shows none of its own. */
  readonly messages: PageBlock['messages'];
  readonly hash: string;
}

const NONE: BlockTexts = Object.freeze({ messages: undefined, hash: '' });
const memos = new WeakMap<Messages, WeakMap<BlockDefinition, BlockTexts>>();

/** Finds the texts of a block among a brand's. They change with the content only, so they are hashed once. */
export const findBlockTexts = (
  messages: Messages,
  definition: BlockDefinition | undefined,
): BlockTexts => {
  if (!definition?.messages) return NONE;
  const memo = memos.get(messages) ?? new WeakMap<BlockDefinition, BlockTexts>();
  memos.set(messages, memo);
  const known = memo.get(definition);
  if (known) return known;
  const found = Object.fromEntries(definition.messages.map((area) => [area, messages[area]]));
  const texts = { messages: found, hash: hash('sha1', JSON.stringify(found), 'base64url') };
  memo.set(definition, texts);
  return texts;
};
