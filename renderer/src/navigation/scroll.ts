import type { createBrowserRouter, RouterState } from 'react-router-dom';

const STORE = 'broadsheet:scroll';

const readPositions = (): Record<string, number> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).map(([key, y]) => [key, Number(y) || 0]))
      : {};
  } catch {
    return {};
  }
};

const targetOf = (hash: string): Element | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/**
 * Stores the scroll position of each history entry, also across a reload.
 * @param isShown whether the router's first entry is the page of the document.
 * @returns a function that scrolls a new page to its stored position, its fragment or the top
 */
export const saveScrollPositions = (
  router: ReturnType<typeof createBrowserRouter>,
  isShown: boolean,
): ((state: RouterState) => void) => {
  const positions = readPositions();
  // Positions from an earlier document load stay valid until their entry is shown again.
  const inherited = { ...positions };
  if (isShown) delete inherited[router.state.location.key];
  window.history.scrollRestoration = 'manual';
  router.enableScrollRestoration(positions, () => window.scrollY);
  window.addEventListener('pagehide', () => {
    positions[router.state.location.key] = window.scrollY;
    try {
      sessionStorage.setItem(STORE, JSON.stringify(positions));
    } catch {
      // If the storage is full or blocked, only the positions are lost.
    }
    window.history.scrollRestoration = 'auto';
  });
  return ({ location }) => {
    const saved = inherited[location.key] ?? positions[location.key];
    delete inherited[location.key];
    const target = targetOf(location.hash);
    if (saved === undefined && target) target.scrollIntoView();
    else window.scrollTo(0, saved ?? 0);
  };
};
