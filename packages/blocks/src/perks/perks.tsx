import type { BlockProps } from '../block-component.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './perks.styles.ts';
import type { perks } from './schema.ts';

export const Perks = ({ id, settings, data }: BlockProps<typeof perks>) => (
  <Section id={id} title={settings.title}>
    <dl className={styles.list}>
      {data.perks.map(({ label, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          {detail && <dd>{detail}</dd>}
        </div>
      ))}
    </dl>
  </Section>
);
