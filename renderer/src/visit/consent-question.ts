import { dropItem } from '@broadsheet/browser-calls/stored-item';
import { QUESTION_ID } from '@broadsheet/contract/consent-form';
import { FAILURES } from '@broadsheet/contract/failure-codes';
import { QUESTION_ATTRIBUTE } from '@broadsheet/contract/question-attribute';
import { STORED_FILTER_NAME } from '@broadsheet/contract/stored-filter';
import { addToast } from '../actions/toasts.ts';
import type { Site } from '../page/site.ts';
import { readContext } from '../session/app-context.ts';
import { isConsentAnswered } from './is-consent-answered.ts';

/** Resolves when the choice is saved, else rejects. */
const saveChoice = async (form: HTMLFormElement, choice: string): Promise<void> => {
  const body = new URLSearchParams({ choice });
  // The response redirects to a page, which only forms without JavaScript need.
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
  if (answer.type !== 'opaqueredirect') throw new Error(`${form.action} answered ${answer.status}`);
  if (choice === 'necessary') dropItem(STORED_FILTER_NAME);
};

const hideQuestion = (question: HTMLElement): void => {
  if (question.contains(document.activeElement))
    document.getElementById('main')?.focus({ preventScroll: true });
  document.documentElement.removeAttribute(QUESTION_ATTRIBUTE);
};

const announceSaved = ({ dataset }: HTMLElement): void => {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = dataset.saved ?? '';
};

const answer = async (
  site: Pick<Site, 'messages'>,
  question: HTMLElement,
  { form, value }: HTMLButtonElement,
): Promise<void> => {
  if (!form) return;
  try {
    await saveChoice(form, value);
  } catch {
    addToast(site, 'error', FAILURES.OFFLINE.message);
    return;
  }
  hideQuestion(question);
  announceSaved(question);
};

/** Keeps the height of the question free at the foot of the page, while it is shown. */
const reserveRoom = (question: HTMLElement): void => {
  const { style } = document.documentElement;
  const room = new ResizeObserver(() => {
    const { offsetHeight } = question;
    if (offsetHeight > 0) style.setProperty('--note', `${offsetHeight}px`);
    else style.removeProperty('--note');
  });
  room.observe(question);
};

/**
 * Takes over the cookie question of the page: an answer leaves the page, and what is typed into it, as it is. Until then
 * the browser submits the form itself, as without JavaScript.
 */
export const takeOverQuestion = (site: Pick<Site, 'messages'>): void => {
  const question = document.getElementById(QUESTION_ID);
  if (!question) return;
  // Bots store nothing, and the question must not cover what they read.
  if (readContext().isCrawlerBot) {
    hideQuestion(question);
    return;
  }
  question.addEventListener('submit', (event) => {
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void answer(site, question, event.submitter);
  });
  reserveRoom(question);
  // A browser that goes back shows the page as it was left.
  window.addEventListener('pageshow', () => {
    if (isConsentAnswered()) hideQuestion(question);
  });
};
