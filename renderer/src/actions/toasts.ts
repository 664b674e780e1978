import { TOAST_LIMIT } from '@broadsheet/contract/constants';
import { followPage, placeToasts } from './place-toasts.ts';
import { dismiss, toast, tones } from './toasts.styles.ts';

/** How long a success stays; an error stays until it is dismissed. */
const SUCCESS_MS = 6_000;

const closeButton = (close: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = dismiss;
  button.setAttribute('aria-label', 'Dismiss');
  button.textContent = '×';
  button.addEventListener('click', close);
  return button;
};

/** Shows a message at the edge of the window. Beyond the limit, the oldest gives way. */
export const addToast = (tone: 'success' | 'error', message: string): void => {
  const region = document.getElementById('toasts');
  if (!region) return;
  const element = document.createElement('div');
  element.className = `${toast} ${tones[tone]}`;
  element.setAttribute('role', tone === 'error' ? 'alert' : 'status');
  const text = document.createElement('p');
  text.textContent = message;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => clearTimeout(timer);
  const close = (): void => {
    hold();
    element.remove();
    placeToasts(region);
  };
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

  element.append(text, closeButton(close));
  region.append(element);
  while (region.children.length > TOAST_LIMIT) region.firstElementChild?.remove();
  startTimer();
  placeToasts(region);
  followPage(region);
};
