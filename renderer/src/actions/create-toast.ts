import { dismiss, toast, tones } from './toasts.styles.ts';

export type Tone = keyof typeof tones;

/** What a toast shows, and the label of the button that closes it. */
export interface ToastContent {
  readonly tone: Tone;
  readonly message: string;
  readonly closeLabel: string;
}

/** Creates the element of a toast, with a close button. */
export const createToast = (
  { tone, message, closeLabel }: ToastContent,
  close: () => void,
): HTMLElement => {
  const element = document.createElement('div');
  element.className = `${toast} ${tones[tone]}`;
  element.setAttribute('role', tone === 'error' ? 'alert' : 'status');
  const text = document.createElement('p');
  text.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = dismiss;
  button.setAttribute('aria-label', closeLabel);
  button.textContent = '×';
  button.addEventListener('click', close);
  element.append(text, button);
  return element;
};
