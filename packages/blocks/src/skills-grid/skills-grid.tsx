import type { BlockProps } from '../block-component.ts';
import { EntryList } from '../parts/entry-list.tsx';
import { Section } from '../parts/section.tsx';
import type { skillsGrid } from './schema.ts';

export const SkillsGrid = ({ id, settings, data }: BlockProps<typeof skillsGrid>) => (
  <Section id={id} title={settings.title} note={settings.note}>
    <EntryList entries={data.skills} look="grid" />
  </Section>
);
