import type { BlockProps } from '../block-component.ts';
import { error as failedStyle } from '../shared/form/message.styles.ts';
import { BuyForm } from '../shared/order/buy-form.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './plan-cards.styles.ts';
import type { planCards } from './schema.ts';

export const PlanCards = ({
  id,
  settings,
  data: { plans, both, next, failed },
}: BlockProps<typeof planCards>) => (
  <Section id={id} title={settings.title}>
    {failed !== null && (
      <p className={failedStyle} role="alert">
        {failed}
      </p>
    )}
    <ul className={styles.cards}>
      {plans.map(({ name, badge, description, price, beside, state, isHighlighted, ...buy }) => (
        <li
          className={isHighlighted ? `${styles.card} ${styles.highlight}` : styles.card}
          key={name}
        >
          <h3 className={styles.name}>
            {name}
            {badge !== null && <span className={styles.soft}> · {badge}</span>}
          </h3>
          <p className={styles.cost}>
            <strong className={styles.price}>{price}</strong>{' '}
            <span className={styles.soft}>{beside}</span>
          </p>
          <ul className={styles.gives}>
            {description.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={styles.cost}>{state}</p>
          <BuyForm plan={buy.choice} amount={buy.amount} text={buy.button} next={next} />
        </li>
      ))}
    </ul>
    {both && (
      <div className={styles.both}>
        <p className={styles.cost}>
          {both.names} <strong>{both.price}</strong>{' '}
          <span className={styles.soft}>{both.save}</span>
        </p>
        <BuyForm plan={both.choice} amount={both.amount} text={both.button} next={next} isQuiet />
      </div>
    )}
  </Section>
);
