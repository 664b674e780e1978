import type { BlockProps } from '../block-component.ts';
import { ProseContent } from '../shared/text/prose-content.tsx';
import * as styles from './prose.styles.ts';
import type { prose } from './schema.ts';

export const Prose = ({ data }: BlockProps<typeof prose>) => (
  <article>
    {data.title && <h1 className={styles.title}>{data.title}</h1>}
    {data.parts.length > 0 && <ProseContent prose={data.parts} />}
  </article>
);
