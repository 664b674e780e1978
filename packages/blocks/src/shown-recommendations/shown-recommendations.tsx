import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { SOCIAL_SITES } from '../shared/profile/social-sites.ts';
import { Quotation } from '../shared/text/quotation.tsx';
import type { shownRecommendations } from './schema.ts';
import * as styles from './shown-recommendations.styles.ts';

const formatWaiting = (waiting: number): string =>
  waiting === 1 ? 'One more waits for you to read it' : `${waiting} more wait for you to read them`;

export const ShownRecommendations = ({
  id,
  settings,
  data: { items, waiting, connections },
}: BlockProps<typeof shownRecommendations>) => (
  <Section
    id={id}
    title={settings.title}
    more={{ label: 'Recommendations', href: '/pendingrecommendations' }}
  >
    {items.length === 0 && <p>Nothing is shown here yet. Ask somebody who knows your work.</p>}
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
          {formatWaiting(waiting)}
        </a>
      </p>
    )}
    <ul className={styles.links} aria-label="Your pages elsewhere">
      {connections.map(({ kind, address }) => (
        <li key={kind}>
          <a className={control.textLink} href={address} rel="nofollow noopener me">
            {SOCIAL_SITES[kind].name}
          </a>
        </li>
      ))}
      <li>
        <a className={control.textLink} href="/socialconnection">
          {connections.length === 0 ? 'Add where else you are found' : 'Change these'}
        </a>
      </li>
    </ul>
  </Section>
);
