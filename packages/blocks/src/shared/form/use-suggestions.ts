import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 150;
const NONE: readonly never[] = [];

/**
 * Returns suggestions for the typed text, loaded once typing pauses. Earlier ones stay until the next have come; there are
 * none for a text under `minLength`, or if the service fails.
 * @param find must be the same function at every render
 */
export const useSuggestions = <Item>(
  typed: string,
  minLength: number,
  find: (text: string) => Promise<readonly Item[]>,
): readonly Item[] => {
  const [found, setFound] = useState<readonly Item[]>(NONE);
  const text = typed.trim();
  const isEnabled = text.length >= minLength;
  useEffect(() => {
    let isLatest = true;
    const show = (items: readonly Item[]): void => {
      if (isLatest) setFound(items);
    };
    if (!isEnabled) show(NONE);
    const load = () => find(text).then(show, () => show(NONE));
    const timer = isEnabled ? setTimeout(load, TYPING_PAUSE_MS) : undefined;
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text, isEnabled, find]);
  return isEnabled ? found : NONE;
};
