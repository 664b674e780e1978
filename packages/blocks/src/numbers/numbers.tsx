import type { BlockProps } from '../block-component.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './numbers.styles.ts';
import type { numbers } from './schema.ts';

export const Numbers = ({ id, settings, data }: BlockProps<typeof numbers>) => (
  <Section id={id} title={settings.title}>
    <dl className={styles.list}>
      {data.facts.map(({ value, label }) => (
        <div className={styles.fact} key={`${label} ${value}`}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
