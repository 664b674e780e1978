import { fetchPage } from '../navigation/fetch-page.ts';
import { parseHtml } from '../navigation/parse-html.ts';
import type { Site } from '../page/site.ts';
import { closeButton, dialog as dialogClass } from './page-overlay.styles.ts';

const createDialog = (closeLabel: string, close: () => void): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.className = dialogClass;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = closeButton;
  button.setAttribute('aria-label', closeLabel);
  button.textContent = '×';
  button.addEventListener('click', close);
  dialog.append(button);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  return dialog;
};

let open: HTMLDialogElement | null = null;

/**
 * Shows the main blocks of a page in a dialog, or closes the open one.
 * @param path of the page; null closes
 * @param leave called when the user closes the dialog: its history entry must go
 */
export const setOverlay = async (
  site: Site,
  path: string | null,
  leave: () => void,
): Promise<void> => {
  open?.close();
  open?.remove();
  open = null;
  site.hydrate(document, site.page.blocks);
  if (path === null) return;
  const dialog = createDialog(site.messages.close, leave);
  open = dialog;
  const answer = await fetchPage(path, site.catalogId).catch(() => null);
  if (open !== dialog) return;
  if (answer?.is !== 'page') return window.location.assign(path);
  const blocks = [...parseHtml(answer.view.html).children];
  dialog.append(...blocks.filter((block) => block.getAttribute('data-landmark') === 'main'));
  const title =
    dialog.querySelector('h1, h2') ?? parseHtml(answer.view.head).querySelector('title');
  dialog.setAttribute('aria-label', title?.textContent ?? '');
  document.body.append(dialog);
  dialog.showModal();
  site.hydrate(dialog, answer.view.state.blocks);
};
