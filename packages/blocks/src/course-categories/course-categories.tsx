import type { BlockProps } from '../block-component.ts';
import { TagLinks } from '../shared/list/tag-links.tsx';
import { Section } from '../shared/page/section.tsx';
import type { courseCategories } from './schema.ts';

export const CourseCategories = ({ id, settings, data }: BlockProps<typeof courseCategories>) => (
  <Section id={id} title={settings.title}>
    <TagLinks links={data.links} />
  </Section>
);
