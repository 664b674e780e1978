import { button } from '@broadsheet/theme/base.styles';

const EDGES = ['bottom', 'top'] as const;

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** True if a toast covers a visible primary button. */
const coversButton = (region: HTMLElement): boolean => {
  const toasts = [...region.children].map((toast) => toast.getBoundingClientRect());
  return [...document.querySelectorAll<HTMLElement>(`.${button}`)].some((main) => {
    const area = main.getBoundingClientRect();
    return area.width > 0 && toasts.some((toast) => isOver(toast, area));
  });
};

/** Positions the toasts at the bottom of the window, or at its top if they would cover a primary button. */
export const positionToasts = (region: HTMLElement): void => {
  for (const edge of EDGES) {
    region.dataset.edge = edge;
    if (!coversButton(region)) return;
  }
  region.dataset.edge = EDGES[0];
};

/** Repositions the toasts on scroll and resize until the last one is gone. */
export const followPage = (region: HTMLElement): void => {
  if (region.dataset.follows !== undefined) return;
  region.dataset.follows = '';
  const follow = new AbortController();
  const { signal } = follow;
  let isDue = false;
  const position = (): void => {
    isDue = false;
    if (region.children.length > 0) {
      positionToasts(region);
      return;
    }
    delete region.dataset.follows;
    follow.abort();
  };
  const schedule = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(position);
  };
  window.addEventListener('scroll', schedule, { signal, passive: true, capture: true });
  window.addEventListener('resize', schedule, { signal });
};
