import * as styles from './profile.styles.ts';

export interface Fact {
  readonly label: string;
  /** Null and empty are not known. */
  readonly value: string | null;
}

/** What is known, in two columns. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div className={styles.fact} key={label}>
        <dt>{label}</dt>
        <dd>{value || <span className={styles.open}>Not told yet</span>}</dd>
      </div>
    ))}
  </dl>
);
