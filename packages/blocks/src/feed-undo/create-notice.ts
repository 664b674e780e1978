import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './feed-undo.styles.ts';

interface NoticeProps {
  readonly text: string;
  /** The id of the row; empty without one. The notice has it, so that the row's place in the list is found. */
  readonly rowId: string;
  readonly onUndo: () => void;
  readonly messages: Messages['rows'];
}

/** Creates the notice that replaces a hidden row. */
export const createNotice = ({ text, rowId, onUndo, messages }: NoticeProps): HTMLLIElement => {
  const notice = document.createElement('li');
  if (rowId !== '') notice.id = rowId;
  notice.className = styles.notice;
  const message = document.createElement('span');
  message.textContent = text;
  const undo = document.createElement('button');
  undo.type = 'button';
  undo.className = control.quiet;
  undo.textContent = messages.undo;
  undo.setAttribute('aria-label', formatMessage(messages.undoHidden, { hidden: text }));
  undo.addEventListener('click', onUndo);
  notice.append(message, undo);
  return notice;
};
