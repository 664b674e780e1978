import type { BlockProps } from '../block-component.ts';
import { IndexList } from '../shared/list/index-list.tsx';
import { Section } from '../shared/page/section.tsx';
import type { jobCategories } from './schema.ts';

export const JobCategories = ({
  id,
  settings,
  data,
  messages,
}: BlockProps<typeof jobCategories>) => (
  <Section id={id} title={settings.title} note={settings.note}>
    <IndexList entries={data.entries} messages={messages} isShelf />
  </Section>
);
