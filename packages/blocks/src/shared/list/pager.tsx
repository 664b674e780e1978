import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import * as styles from './pager.styles.ts';
import type { PagerData } from './pager-data.ts';

interface PagerProps {
  readonly pager: PagerData;
  readonly messages: Pick<Messages, 'lists'>;
}

/** The current page of a list with links to the previous and next one. Renders nothing for one page. */
export const Pager = ({ pager, messages: { lists } }: PagerProps) =>
  pager.pages > 1 && (
    <nav className={styles.pager} aria-label={lists.pages}>
      <span className={styles.end}>
        {pager.previous && (
          <a className={control.quiet} href={pager.previous} rel="prev">
            {lists.previous}
          </a>
        )}
      </span>
      <span className={styles.position}>
        {formatMessage(lists.position, { page: pager.page, pages: pager.pages })}
      </span>
      <span className={styles.end}>
        {pager.next && (
          <a className={control.quiet} href={pager.next} rel="next">
            {lists.next}
          </a>
        )}
      </span>
    </nav>
  );
