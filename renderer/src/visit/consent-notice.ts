import { dropItem } from '@broadsheet/browser-calls/stored-item';
import { CONSENT_QUESTION } from '@broadsheet/contract/consent';
import { ERRORS } from '@broadsheet/contract/errors';
import { STORED_FILTER_NAME } from '@broadsheet/contract/stored-filter';
import { addToast } from '../actions/toasts.ts';
import { readContext } from '../session/app-context.ts';
import { answers, inner, notice } from './consent-notice.styles.ts';

const ACTION = '/preferences/cookies';
const CHOICES = [
  ['all', 'Allow'],
  ['necessary', 'Only what is needed'],
] as const;

const sentence = (): HTMLElement => {
  const text = document.createElement('p');
  const link = document.createElement('a');
  link.href = '/cookiepolicy';
  link.textContent = 'What cookies hold';
  text.append(`${CONSENT_QUESTION} `, link);
  return text;
};

const buttons = (): HTMLElement => {
  const row = document.createElement('div');
  row.className = answers;
  for (const [value, words] of CHOICES) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', value, textContent: words });
    row.append(button);
  }
  return row;
};

/** Resolves when the answer is kept. Rejects when it could not be. */
const keepChoice = async (choice: string): Promise<void> => {
  const body = new URLSearchParams({ choice });
  // The answer leads to a page, as it does without JavaScript: nobody needs that one here.
  const answer = await fetch(ACTION, { method: 'POST', body, redirect: 'manual' });
  if (answer.type !== 'opaqueredirect') throw new Error(`${ACTION} answered ${answer.status}`);
  if (choice === 'necessary') dropItem(STORED_FILTER_NAME);
};

/** Asks once what cookies may be kept, at the foot of the window, where it is in nobody's way. */
export const showConsentNotice = (): void => {
  // Nothing is stored of a program, and what it reads is not to be covered.
  if (readContext().isCrawlerBot) return;
  const region = document.createElement('section');
  region.className = notice;
  region.setAttribute('aria-label', 'Cookies');
  const content = document.createElement('div');
  content.className = inner;
  content.append(sentence(), buttons());
  region.append(content);

  const root = document.documentElement;
  const room = new ResizeObserver(() =>
    root.style.setProperty('--foot', `${region.offsetHeight}px`),
  );
  const close = (): void => {
    room.disconnect();
    root.style.removeProperty('--foot');
    if (region.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
    region.remove();
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = 'Your choice is kept.';
  };
  region.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    keepChoice(target.value).then(close, () => addToast('error', ERRORS.OFFLINE.message));
  });
  document.getElementById('toasts')?.before(region);
  room.observe(region);
};
