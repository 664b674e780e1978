import type { BlockProps } from '../block-component.ts';
import { Section } from '../shared/page/section.tsx';
import { Quotation } from '../shared/text/quotation.tsx';
import type { testimonials } from './schema.ts';
import * as styles from './testimonials.styles.ts';

export const Testimonials = ({ id, settings }: BlockProps<typeof testimonials>) => (
  <Section id={id} title={settings.title}>
    <ul className={styles.list}>
      {settings.items.map(({ text, name, role = '', imageUrl = null }) => (
        <li key={`${name} ${text}`}>
          <Quotation text={text} name={name} facts={role} picture={imageUrl} />
        </li>
      ))}
    </ul>
  </Section>
);
