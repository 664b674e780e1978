import type { IdentityProvider } from '@broadsheet/contract/entities/identity-provider';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import { providerHref } from './provider-href.ts';
import * as styles from './provider-links.styles.ts';

interface ProviderLinksProps {
  /** Those that the site offers; none shows nothing. */
  readonly providers: readonly IdentityProvider[];
  readonly next: string;
  readonly messages: Pick<Messages['login'], 'continueWith' | 'orWithEmail'>;
}

/** The buttons that log in or register with another site, above the form. They are links: no script is needed. */
export const ProviderLinks = ({ providers, next, messages }: ProviderLinksProps) =>
  providers.length > 0 && (
    <div className={styles.providers}>
      {providers.map(({ id, name }) => (
        <a
          key={id}
          className={`${control.quiet} ${styles.provider}`}
          href={providerHref(id, 'login', next)}
          rel="nofollow"
        >
          {formatMessage(messages.continueWith, { provider: name })}
        </a>
      ))}
      <p className={styles.or}>
        <span>{messages.orWithEmail}</span>
      </p>
    </div>
  );
