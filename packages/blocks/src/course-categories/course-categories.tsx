import type { BlockProps } from '../block-component.ts';
import { Section } from '../parts/section.tsx';
import { TagLinks } from '../parts/tag-links.tsx';
import type { courseCategories } from './schema.ts';

export const CourseCategories = ({ id, settings, data }: BlockProps<typeof courseCategories>) => (
  <Section id={id} title={settings.title}>
    <TagLinks links={data.links} />
  </Section>
);
