import type { BlockProps } from '../block-component.ts';
import { itemEntries } from '../shared/list/content-item-entries.ts';
import { EntryList } from '../shared/list/entry-list.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './learning-partners.styles.ts';
import type { learningPartners } from './schema.ts';

const TIERS = [
  { tier: 'platinum', title: 'platinumPartners' },
  { tier: 'gold', title: 'goldPartners' },
  { tier: undefined, title: null },
] as const;

export const LearningPartners = ({
  id,
  settings,
  messages: { courses },
}: BlockProps<typeof learningPartners>) => {
  const tiers = TIERS.map(({ tier, title }) => ({
    title: title === null ? '' : courses[title],
    items: settings.items.filter((item) => item.tier === tier),
  })).filter(({ items }) => items.length > 0);
  return (
    <Section id={id} title={settings.title} note={settings.note}>
      <div className={styles.tiers}>
        {tiers.map(({ title, items }) => (
          <section key={title} aria-label={title || undefined}>
            {title && <p className={styles.tier}>{title}</p>}
            <EntryList entries={itemEntries(items)} layout="grid" />
          </section>
        ))}
      </div>
    </Section>
  );
};
