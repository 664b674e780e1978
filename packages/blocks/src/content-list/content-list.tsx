import type { BlockProps } from '../block-component.ts';
import { EntryList } from '../parts/entry-list.tsx';
import { itemEntries } from '../parts/item-entries.ts';
import { Section } from '../parts/section.tsx';
import type { contentList } from './schema.ts';

export const ContentList = ({ id, settings }: BlockProps<typeof contentList>) => {
  const { title, note, items, more } = settings;
  return (
    <Section
      id={id}
      title={title}
      note={note}
      more={more ? { label: more.label, href: more.link } : null}
    >
      <EntryList entries={itemEntries(items)} look="grid" />
    </Section>
  );
};
