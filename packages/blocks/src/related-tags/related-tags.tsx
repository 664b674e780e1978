import type { BlockProps } from '../block-component.ts';
import { Section } from '../parts/section.tsx';
import { TagLinks } from '../parts/tag-links.tsx';
import type { relatedTags } from './schema.ts';

export const RelatedTags = ({ id, settings, data }: BlockProps<typeof relatedTags>) => (
  <Section id={id} title={settings.title}>
    <TagLinks links={data.links} />
  </Section>
);
