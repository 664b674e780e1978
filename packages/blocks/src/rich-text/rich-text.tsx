import type { BlockProps } from '../block-component.ts';
import { ProseContent } from '../shared/text/prose-content.tsx';
import type { richText } from './schema.ts';

export const RichText = ({ data }: BlockProps<typeof richText>) => (
  <ProseContent prose={data.parts} />
);
