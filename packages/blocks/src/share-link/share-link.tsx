import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import type { shareLink } from './schema.ts';
import { share } from './share.ts';
import * as styles from './share-link.styles.ts';

export const ShareLink = ({ settings, data, messages, dispatch }: BlockProps<typeof shareLink>) => (
  <div>
    <p className={styles.line}>
      <a
        className={control.quiet}
        href={data.href}
        onClick={(event) => {
          event.preventDefault();
          const { navigator } = window;
          share(
            { title: data.title, url: event.currentTarget.href },
            { share: navigator.share?.bind(navigator), clipboard: navigator.clipboard },
            messages.share,
            dispatch,
          );
        }}
      >
        {settings.label}
      </a>
    </p>
    <ul className={styles.ways} aria-label={messages.share.otherWays}>
      {data.ways.map(({ label, href }) => (
        <li key={label}>
          <a className={styles.way} href={href} rel="nofollow noopener noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
