import type { Messages } from '@broadsheet/messages/message-areas';
import * as styles from './profile.styles.ts';

export interface Fact {
  readonly label: string;
  /** Null or empty if unknown. */
  readonly value: string | null;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly messages: Pick<Messages, 'profile'>;
}

/** The known facts, in two columns. */
export const Facts = ({ facts, messages }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div className={styles.fact} key={label}>
        <dt>{label}</dt>
        <dd>{value || <span className={styles.open}>{messages.profile.notAdded}</span>}</dd>
      </div>
    ))}
  </dl>
);
