import { migrateBlock } from '@broadsheet/contract/studio/content-calls';
import { useEffect, useRef, useState } from 'react';
import { callStudio } from '../../api/call-studio.ts';
import type { Draft } from '../model/draft.ts';
import type { BlockTypes } from '../model/grammar.ts';
import { validateOutcome } from '../model/outcome.ts';
import { writeJson } from '../model/write-json.ts';
import type { LayoutDocument } from '../saving/use-layout-document.ts';
import {
  listOldBlocks,
  type MigratedSettings,
  type OldBlock,
  updateBlocks,
} from './update-blocks.ts';

/** The current settings of a block; null if the update would lose something, or cannot be made now. */
const loadUpdate = async (
  old: OldBlock,
): Promise<readonly (readonly [OldBlock, MigratedSettings])[]> => {
  const { type, version } = old;
  const settings = old.settings.map((each) => ({ ...each }));
  try {
    const migrated = await callStudio(migrateBlock, { body: { type, version, settings } });
    return migrated.isLossless ? [[old, migrated]] : [];
  } catch {
    // The block stays as it is, and its settings offer the update.
    return [];
  }
};

/**
 * Proposes the current versions of old blocks when a page is opened, where nothing is lost by it. Nothing is saved before
 * the next edit. @returns the titles of the updated blocks
 */
export const useBlockUpdates = (
  document: LayoutDocument,
  draft: Draft,
  types: BlockTypes,
): readonly string[] => {
  const [updated, setUpdated] = useState<readonly string[]>([]);
  const latest = useRef(document);
  latest.current = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page as it was opened
  useEffect(() => {
    let isOver = false;
    const { text } = document;
    const propose = async () => {
      const updates = (await Promise.all(listOldBlocks(draft, types).map(loadUpdate))).flat();
      // Whoever has already begun to edit is not interrupted.
      if (isOver || updates.length === 0 || latest.current.text !== text) return;
      const outcome = validateOutcome(draft, { draft: updateBlocks(draft, updates), text }, types);
      if ('refused' in outcome) return;
      latest.current.propose(writeJson(text, outcome.draft));
      setUpdated(updates.map(([{ title }]) => title));
    };
    void propose();
    return () => {
      isOver = true;
    };
  }, []);
  return updated;
};
