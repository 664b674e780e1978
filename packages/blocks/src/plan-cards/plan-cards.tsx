import type { BlockProps } from '../block-component.ts';
import { Section } from '../parts/section.tsx';
import * as styles from './plan-cards.styles.ts';
import type { planCards } from './schema.ts';

export const PlanCards = ({ id, settings, data }: BlockProps<typeof planCards>) => (
  <Section id={id} title={settings.title}>
    <ul className={styles.cards}>
      {data.plans.map(({ name, description, price, frequency, perMonth }) => (
        <li className={styles.card} key={name}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.cost}>
            <strong className={styles.price}>{price}</strong> {frequency}
            <span className={styles.soft}>, {perMonth}</span>
          </p>
          <ul className={styles.gives}>
            {description.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
    {data.both && (
      <p className={styles.both}>
        Both together cost <strong>{data.both.price}</strong>: you save {data.both.save}.
      </p>
    )}
  </Section>
);
