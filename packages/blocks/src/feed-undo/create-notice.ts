import * as control from '../shared/page/control.styles.ts';
import * as styles from './feed-undo.styles.ts';

interface NoticeProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** What stands in the place of a row that was put away. */
export const createNotice = ({ text, onUndo }: NoticeProps): HTMLLIElement => {
  const notice = document.createElement('li');
  notice.className = styles.notice;
  const message = document.createElement('span');
  message.textContent = text;
  const undo = document.createElement('button');
  undo.type = 'button';
  undo.className = control.quiet;
  undo.textContent = 'Undo';
  undo.setAttribute('aria-label', `Undo: ${text}`);
  undo.addEventListener('click', onUndo);
  notice.append(message, undo);
  return notice;
};
