import type { BlockProps } from '../block-component.ts';
import { Section } from '../parts/section.tsx';
import { TagLinks } from '../parts/tag-links.tsx';
import type { nearbyCities } from './schema.ts';

export const NearbyCities = ({ id, settings, data }: BlockProps<typeof nearbyCities>) => (
  <Section id={id} title={settings.title}>
    <TagLinks links={data.links} />
  </Section>
);
