import type { BlockProps } from '../block-component.ts';
import { Section } from '../parts/section.tsx';
import { TagLinks } from '../parts/tag-links.tsx';
import type { cityList } from './schema.ts';

export const CityList = ({ id, settings, data }: BlockProps<typeof cityList>) => (
  <Section id={id} title={settings.title}>
    <TagLinks links={data.links} />
  </Section>
);
