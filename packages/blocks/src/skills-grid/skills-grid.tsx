import type { BlockProps } from '../block-component.ts';
import { EntryList } from '../shared/list/entry-list.tsx';
import { Section } from '../shared/page/section.tsx';
import type { skillsGrid } from './schema.ts';

export const SkillsGrid = ({ id, settings, data }: BlockProps<typeof skillsGrid>) => (
  <Section id={id} title={settings.title} note={settings.note}>
    <EntryList entries={data.skills} layout="gridShelf" />
  </Section>
);
