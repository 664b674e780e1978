import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { SOCIAL_SITES } from '../shared/profile/social-sites.ts';
import { Quotation } from '../shared/text/quotation.tsx';
import type { shownRecommendations } from './schema.ts';
import * as styles from './shown-recommendations.styles.ts';

export const ShownRecommendations = ({
  id,
  settings,
  data: { items, waiting, connections },
  messages: { 'shown-recommendations': messages },
}: BlockProps<typeof shownRecommendations>) => (
  <Section
    id={id}
    title={settings.title}
    more={{ label: messages.allRecommendations, href: '/pendingrecommendations' }}
  >
    {items.length === 0 && <p>{messages.none}</p>}
    {items.length > 0 && (
      <ul className={styles.list} aria-labelledby={`${id}-title`}>
        {items.map(({ recommendationId, name, facts, comment, picture }) => (
          <li key={recommendationId}>
            <Quotation text={comment} name={name} facts={facts} picture={picture} />
          </li>
        ))}
      </ul>
    )}
    {waiting > 0 && (
      <p>
        <a className={control.textLink} href="/pendingrecommendations">
          {formatMessage(messages.waiting, { count: waiting })}
        </a>
      </p>
    )}
    <ul className={styles.links} aria-label={messages.socialProfiles}>
      {connections.map(({ kind, address }) => (
        <li key={kind}>
          <a className={control.textLink} href={address} rel="nofollow noopener me">
            {SOCIAL_SITES[kind].name}
          </a>
        </li>
      ))}
      <li>
        <a className={control.textLink} href="/socialconnection">
          {connections.length === 0 ? messages.addSocialProfiles : messages.editSocialProfiles}
        </a>
      </li>
    </ul>
  </Section>
);
