import { findLinkTargets, type LinkTarget } from '@broadsheet/contract/studio/link-calls';
import { useEffect, useState } from 'react';
import { callStudio } from '../api/call-studio.ts';

/** A pause in typing: a request for every letter would be lost work. */
const PAUSE_MS = 150;
const TEXT_MAX = 100;
const NO_TARGETS: readonly LinkTarget[] = [];

/**
 * Loads what a link can lead to once nobody types for a while. A later text cancels the request of an earlier one; until
 * its response comes, the earlier targets stay; if it fails, there are none. @param text null: no request, and no targets
 */
export const useLinkTargets = (text: string | null): readonly LinkTarget[] => {
  const [targets, setTargets] = useState(NO_TARGETS);
  useEffect(() => {
    if (text === null) {
      setTargets(NO_TARGETS);
      return;
    }
    const request = new AbortController();
    const load = async () => {
      try {
        const query = { text: text.slice(0, TEXT_MAX) };
        const { items } = await callStudio(findLinkTargets, { query, signal: request.signal });
        if (!request.signal.aborted) setTargets(items);
      } catch {
        // Pages are listed all the same, and a link can be typed. Targets of another text would mislead.
        if (!request.signal.aborted) setTargets(NO_TARGETS);
      }
    };
    const timer = setTimeout(() => void load(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text]);
  return targets;
};
