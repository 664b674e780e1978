import type { BlockProps } from '../block-component.ts';
import { EntryList } from '../parts/entry-list.tsx';
import { itemEntries } from '../parts/item-entries.ts';
import { Section } from '../parts/section.tsx';
import * as styles from './learning-partners.styles.ts';
import type { learningPartners } from './schema.ts';

const TIERS = [
  { tier: 'platinum', title: 'Platinum partners' },
  { tier: 'gold', title: 'Gold partners' },
  { tier: undefined, title: '' },
] as const;

export const LearningPartners = ({ id, settings }: BlockProps<typeof learningPartners>) => {
  const tiers = TIERS.map(({ tier, title }) => ({
    title,
    items: settings.items.filter((item) => item.tier === tier),
  })).filter(({ items }) => items.length > 0);
  return (
    <Section id={id} title={settings.title} note={settings.note}>
      {tiers.map(({ title, items }) => (
        <section key={title} aria-label={title || undefined}>
          {title && <p className={styles.tier}>{title}</p>}
          <EntryList entries={itemEntries(items)} look="grid" />
        </section>
      ))}
    </Section>
  );
};
