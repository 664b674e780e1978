import { dropItem } from '@broadsheet/browser-calls/stored-item';
import { FAILURES } from '@broadsheet/contract/failure-codes';
import { STORED_FILTER_NAME } from '@broadsheet/contract/stored-filter';
import type { Messages } from '@broadsheet/messages/message-areas';
import { addToast } from '../actions/toasts.ts';
import type { Site } from '../page/site.ts';
import { readContext } from '../session/app-context.ts';
import { answers, inner, notice } from './consent-notice.styles.ts';

const ACTION = '/preferences/cookies';
type ConsentMessages = Messages['consent'];

const sentence = ({ question, cookiePolicy }: ConsentMessages): HTMLElement => {
  const text = document.createElement('p');
  const link = document.createElement('a');
  link.href = '/cookiepolicy';
  link.textContent = cookiePolicy;
  text.append(`${question} `, link);
  return text;
};

const buttons = ({ accept, onlyNecessary }: ConsentMessages): HTMLElement => {
  const row = document.createElement('div');
  row.className = answers;
  const choices = { all: accept, necessary: onlyNecessary };
  for (const [value, textContent] of Object.entries(choices)) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', value, textContent });
    row.append(button);
  }
  return row;
};

/** Resolves when the answer is saved, else rejects. */
const saveChoice = async (choice: string): Promise<void> => {
  const body = new URLSearchParams({ choice });
  // The response redirects to a page, which only forms without JavaScript need.
  const answer = await fetch(ACTION, { method: 'POST', body, redirect: 'manual' });
  if (answer.type !== 'opaqueredirect') throw new Error(`${ACTION} answered ${answer.status}`);
  if (choice === 'necessary') dropItem(STORED_FILTER_NAME);
};

/**
 * Shows the cookie question once, at the bottom of the window. A page of an older server without messages shows none; the
 * next page asks.
 */
export const showConsentNotice = (site: Pick<Site, 'messages' | 'page'>): void => {
  const messages = site.page.messages?.consent;
  if (!messages) return;
  // Bots store nothing, and the question must not cover what they read.
  if (readContext().isCrawlerBot) return;
  const region = document.createElement('section');
  region.className = notice;
  region.setAttribute('aria-label', messages.notice);
  const content = document.createElement('div');
  content.className = inner;
  content.append(sentence(messages), buttons(messages));
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
    if (announcer) announcer.textContent = messages.saved;
  };
  region.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    saveChoice(target.value).then(close, () => addToast(site, 'error', FAILURES.OFFLINE.message));
  });
  document.getElementById('toasts')?.before(region);
  room.observe(region);
};
