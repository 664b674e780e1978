import { useEffect, useRef } from 'react';
import { offer } from '../controls/toasts.tsx';
import type { LayoutDocument } from './saving/use-layout-document.ts';

/** Offers to undo the last edit until another edit follows. */
export const useUndoOffer = (document: LayoutDocument) => {
  const latest = useRef(document);
  latest.current = document;
  const offered = useRef<{ text: string | null; readonly close: () => void } | null>(null);
  const { text } = document;
  useEffect(() => {
    const { current } = offered;
    if (!current) return;
    // The first text after the offer is the edit itself.
    current.text ??= text;
    if (current.text === text) return;
    offered.current = null;
    current.close();
  }, [text]);
  useEffect(() => () => offered.current?.close(), []);
  return (text: string, onUndone: () => void): void => {
    offered.current?.close();
    const close = offer(text, 'Undo', () => {
      latest.current.undo();
      onUndone();
    });
    offered.current = { text: null, close };
  };
};
