import type { BlockProps } from '../block-component.ts';
import { linkEntries } from '../shared/list/content-item-entries.ts';
import { EntryList } from '../shared/list/entry-list.tsx';
import { Section } from '../shared/page/section.tsx';
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
      <EntryList entries={linkEntries(items)} layout="gridShelf" />
    </Section>
  );
};
