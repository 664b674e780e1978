import { TOAST_LIMIT } from '@broadsheet/contract/constants';
import type { Site } from '../page/site.ts';
import { createToast, type Tone } from './create-toast.ts';
import { followPage, positionToasts } from './position-toasts.ts';

/** How long a success toast stays; an error stays until it is dismissed. */
const SUCCESS_MS = 6_000;

/** Shows a toast at the edge of the window. Above the limit the oldest one is removed. */
export const addToast = (
  { messages }: Pick<Site, 'messages'>,
  tone: Tone,
  message: string,
): void => {
  const region = document.getElementById('toasts');
  if (!region) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => clearTimeout(timer);
  const close = (): void => {
    hold();
    element.remove();
    positionToasts(region);
  };
  const element = createToast({ tone, message, closeLabel: messages.close }, close);
  const startTimer = (): void => {
    if (tone === 'success') timer = setTimeout(close, SUCCESS_MS);
  };
  element.addEventListener('pointerenter', hold);
  element.addEventListener('pointerleave', startTimer);
  element.addEventListener('focusin', hold);
  element.addEventListener('focusout', startTimer);
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });

  region.append(element);
  while (region.children.length > TOAST_LIMIT) region.firstElementChild?.remove();
  startTimer();
  positionToasts(region);
  followPage(region);
};
