import {
  BLOCK_CLIP_KIND,
  BLOCK_CLIP_MAX_LENGTH,
  BLOCK_CLIP_VERSION,
  BlockClip,
  type BlockFragment,
  parseFragment,
} from '@broadsheet/contract/studio/block-fragment';
import Value from 'typebox/value';
import { isJsonObject } from '../model/json.ts';

/** The text of copied blocks. @param page the page that they come from */
export const formatClip = (page: string, fragment: BlockFragment): string => {
  const clip: BlockClip = { kind: BLOCK_CLIP_KIND, version: BLOCK_CLIP_VERSION, page, fragment };
  return JSON.stringify(clip, null, 2);
};

/** Copied blocks, or why a text holds none, as a sentence for people. */
export type ParsedClip = { readonly clip: BlockClip } | { readonly refused: string };

const FOREIGN: ParsedClip = {
  refused: 'There are no blocks on the clipboard. Copy a block first.',
};
const NEWER: ParsedClip = {
  refused: 'A newer version of Studio copied these blocks. Reload this page, and paste them again.',
};
const DAMAGED: ParsedClip = {
  refused: 'The blocks on the clipboard are incomplete. Copy them again.',
};
const TOO_LONG: ParsedClip = {
  refused: 'These are too many blocks to paste at once. Copy fewer of them.',
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const parseClip = (text: string): ParsedClip => {
  if (!text.includes(BLOCK_CLIP_KIND)) return FOREIGN;
  if (text.length > BLOCK_CLIP_MAX_LENGTH) return TOO_LONG;
  const value = parseJson(text);
  if (!isJsonObject(value) || value.kind !== BLOCK_CLIP_KIND) return FOREIGN;
  if (typeof value.version === 'number' && value.version > BLOCK_CLIP_VERSION) return NEWER;
  return Value.Check(BlockClip, value) && parseFragment(value.fragment) ? { clip: value } : DAMAGED;
};
