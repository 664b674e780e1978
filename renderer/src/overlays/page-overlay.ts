import { fetchPage } from '../navigation/fetch-page.ts';
import { parseHtml } from '../navigation/parse-html.ts';
import { createHydration } from '../page/hydration.ts';
import type { Site } from '../page/site.ts';
import { isAccountPage } from '../session/opens-over.ts';
import { setWaitingForm, takeWaitingForm } from '../session/waiting-form.ts';
import { closeButton, dialog as dialogClass, sheet } from './page-overlay.styles.ts';

const createDialog = (
  isSheet: boolean,
  closeLabel: string,
  close: () => void,
): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.className = isSheet ? `${dialogClass} ${sheet}` : dialogClass;
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

/** After a login the form that waited for it is sent in place; without one the page is loaded. */
const dispatchOver =
  (site: Site): Site['dispatch'] =>
  (action) => {
    const form = action.action === 'signed-in' ? takeWaitingForm() : null;
    if (!form) return site.dispatch(action);
    import('../session/become-member.ts')
      .then(({ sendWaitingForm }) => sendWaitingForm(site, form))
      .catch(() => site.dispatch(action));
  };

/** The note that says what the login is for is read with the name of the dialog. */
const describe = (dialog: HTMLDialogElement): void => {
  const note = dialog.querySelector('[role="note"]');
  if (!note) return;
  note.id = 'overlay-note';
  dialog.setAttribute('aria-describedby', note.id);
};

/** The open dialog, and the last one that was requested. */
let open: HTMLDialogElement | null = null;
let requested: HTMLDialogElement | null = null;

const closeOpen = (site: Site): void => {
  open?.close();
  open?.remove();
  open = null;
  site.hydrate(document, site.page.blocks);
};

/**
 * Shows the main blocks of a page in a dialog, or closes the open one. The open one stays until the next page is there.
 * @param path of the page; null closes
 * @param leave called when the user closes the dialog: its history entry must go
 */
export const setOverlay = async (
  site: Site,
  path: string | null,
  leave: () => void,
): Promise<void> => {
  if (path === null) {
    requested = null;
    setWaitingForm(null);
    return closeOpen(site);
  }
  const isSheet = isAccountPage(new URL(path, window.location.href).pathname);
  const dialog = createDialog(isSheet, site.messages.close, leave);
  requested = dialog;
  const answer = await fetchPage(path, site.catalogId).catch(() => null);
  if (requested !== dialog) return;
  if (answer?.is !== 'page') return window.location.assign(path);
  closeOpen(site);
  open = dialog;
  const blocks = [...parseHtml(answer.view.html).children];
  dialog.append(...blocks.filter((block) => block.getAttribute('data-landmark') === 'main'));
  const title =
    dialog.querySelector('h1, h2') ?? parseHtml(answer.view.head).querySelector('title');
  dialog.setAttribute('aria-label', title?.textContent ?? '');
  describe(dialog);
  document.body.append(dialog);
  dialog.showModal();
  createHydration(dispatchOver(site))(dialog, answer.view.state.blocks);
};
