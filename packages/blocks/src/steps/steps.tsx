import type { BlockProps } from '../block-component.ts';
import { Section } from '../shared/page/section.tsx';
import type { steps } from './schema.ts';
import * as styles from './steps.styles.ts';

export const Steps = ({ id, settings }: BlockProps<typeof steps>) => (
  <Section id={id} title={settings.title}>
    <ol className={styles.list}>
      {settings.items.map(({ title, text }) => (
        <li className={styles.step} key={title}>
          <h3 className={styles.title}>{title}</h3>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  </Section>
);
