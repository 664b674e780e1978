import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import type { Link } from '../page/link.ts';
import * as styles from './list-bar.styles.ts';

type ListChoice = Link & { readonly current: boolean };

interface ChoicesProps {
  readonly name: string;
  readonly choices: readonly ListChoice[];
}

/** A few views of a list, each with its own path. */
export const Choices = ({ name, choices }: ChoicesProps) => (
  <nav className={styles.sorts} aria-label={name}>
    {choices.map(({ label, href, current }) => (
      <a
        className={styles.sort}
        key={label}
        href={href}
        rel="nofollow"
        aria-current={current ? 'true' : undefined}
      >
        {label}
      </a>
    ))}
  </nav>
);

interface ListBarProps {
  /** The active filters; each links to the list without it. */
  readonly chips: readonly Link[];
  readonly clearHref: string;
  readonly sorts: readonly ListChoice[];
  readonly messages: Pick<Messages, 'lists'>;
}

/** The active filters of a list, and its sort orders. */
export const ListBar = ({ chips, clearHref, sorts, messages: { lists } }: ListBarProps) => (
  <div className={styles.bar}>
    {chips.length > 0 && (
      <ul className={styles.chips} aria-label={lists.filters}>
        {chips.map(({ label, href }) => (
          <li key={label}>
            <a
              className={styles.chip}
              href={href}
              rel="nofollow"
              aria-label={formatMessage(lists.removeFilter, { filter: label })}
            >
              {label} <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
        <li>
          <a className={control.textLink} href={clearHref}>
            {lists.clearAll}
          </a>
        </li>
      </ul>
    )}
    <Choices name={lists.sort} choices={sorts} />
  </div>
);

/** The link to the next page, whose rows are appended to these. */
export const MoreRows = ({ more }: { readonly more: Link | null }) =>
  more && (
    <p className={styles.more}>
      <a className={control.quiet} href={more.href} rel="nofollow">
        {more.label}
      </a>
    </p>
  );
