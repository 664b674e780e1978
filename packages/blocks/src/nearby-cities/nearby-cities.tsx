import type { BlockProps } from '../block-component.ts';
import { TagLinks } from '../shared/list/tag-links.tsx';
import { Section } from '../shared/page/section.tsx';
import type { nearbyCities } from './schema.ts';

export const NearbyCities = ({ id, settings, data }: BlockProps<typeof nearbyCities>) => (
  <Section id={id} title={settings.title}>
    <TagLinks links={data.links} />
  </Section>
);
