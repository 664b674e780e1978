import type { BlockProps } from '../block-component.ts';
import { EntryList } from '../parts/entry-list.tsx';
import { Section } from '../parts/section.tsx';
import type { learningPartners } from './schema.ts';

export const LearningPartners = ({ id, settings }: BlockProps<typeof learningPartners>) => (
  <Section id={id} title={settings.title} note={settings.note}>
    <EntryList
      entries={settings.items.map(({ title, text, imageUrl, link }) => ({
        title,
        href: link,
        text: text ?? '',
        logo: imageUrl ?? null,
      }))}
      look="grid"
    />
  </Section>
);
