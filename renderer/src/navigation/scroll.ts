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
 * Remembers where each history entry was scrolled to, also over a reload of the document.
 * @param isShown whether the router's first entry is the page that the document shows.
 * @returns scrolls a new page: to where its entry was left, to what its address names, or to the top.
 */
export const saveScrollPositions = (
  router: ReturnType<typeof createBrowserRouter>,
  isShown: boolean,
): ((state: RouterState) => void) => {
  const positions = readPositions();
  // What an earlier load of the document left behind holds until its entry is shown again.
  const inherited = { ...positions };
  if (isShown) delete inherited[router.state.location.key];
  window.history.scrollRestoration = 'manual';
  router.enableScrollRestoration(positions, () => window.scrollY);
  window.addEventListener('pagehide', () => {
    positions[router.state.location.key] = window.scrollY;
    try {
      sessionStorage.setItem(STORE, JSON.stringify(positions));
    } catch {
      // A full or forbidden store costs the positions, nothing else.
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
