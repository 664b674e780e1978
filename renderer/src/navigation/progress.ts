import { progress } from '../page/page.styles.ts';

/** Below this a page comes at once, and a bar would only flicker. */
const SHOW_AFTER_MS = 150;

/** A thin line at the top of the window for pages that take their time. */
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
