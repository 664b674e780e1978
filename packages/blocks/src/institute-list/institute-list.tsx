import type { BlockProps } from '../block-component.ts';
import { EntryList } from '../shared/list/entry-list.tsx';
import { Section } from '../shared/page/section.tsx';
import type { instituteList } from './schema.ts';

export const InstituteList = ({ id, settings, data }: BlockProps<typeof instituteList>) => (
  <Section id={id} title={settings.title} note={settings.note}>
    <EntryList entries={data.entries} layout="gridShelf" />
  </Section>
);
