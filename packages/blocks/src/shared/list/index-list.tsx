import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import type { Link } from '../page/link.ts';
import * as styles from './index-list.styles.ts';

interface IndexListProps {
  readonly entries: readonly (Link & { readonly count?: string })[];
  readonly messages: Pick<Messages, 'lists'>;
  /** Phones show a few entries as rows to swipe; an index that is there to be read stays a list. */
  readonly isShelf?: boolean;
}

/** Links as a newspaper index: name, dots, number of jobs. */
export const IndexList = ({ entries, messages, isShelf = false }: IndexListProps) => (
  <ul className={isShelf ? styles.listShelf : styles.list}>
    {entries.map(({ label, href, count }) => (
      <li className={styles.entry} key={href}>
        <a className={styles.link} href={href}>
          <span>{label}</span>
          {count !== undefined && (
            <>
              <span className={styles.leader} />
              <span className={styles.count}>
                {count}
                <span className={control.hidden}> {messages.lists.jobs}</span>
              </span>
            </>
          )}
        </a>
      </li>
    ))}
  </ul>
);
