import { progress } from '../page/page.styles.ts';

/** A page usually loads faster than this, and a bar would flicker. */
const SHOW_AFTER_MS = 150;

/** A thin progress bar at the top of the window for slow pages. */
export const createProgress = (label: string) => {
  const bar = document.createElement('div');
  bar.className = progress;
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', label);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: (): void => {
      timer ??= setTimeout(() => document.body.append(bar), SHOW_AFTER_MS);
    },
    stop: (): void => {
      clearTimeout(timer);
      timer = undefined;
      bar.remove();
    },
  };
};
