import type { BlockProps } from '../block-component.ts';
import { TagLinks } from '../shared/list/tag-links.tsx';
import { Section } from '../shared/page/section.tsx';
import type { relatedTags } from './schema.ts';

export const RelatedTags = ({ id, settings, data }: BlockProps<typeof relatedTags>) => (
  <Section id={id} title={settings.title}>
    <TagLinks links={data.links} />
  </Section>
);
