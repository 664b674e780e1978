import type { BlockProps } from '../block-component.ts';
import { TagLinks } from '../shared/list/tag-links.tsx';
import { Section } from '../shared/page/section.tsx';
import type { cityList } from './schema.ts';

export const CityList = ({ id, settings, data }: BlockProps<typeof cityList>) => (
  <Section id={id} title={settings.title}>
    <TagLinks links={data.links} />
  </Section>
);
