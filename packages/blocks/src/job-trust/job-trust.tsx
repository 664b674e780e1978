import type { BlockProps } from '../block-component.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './job-trust.styles.ts';
import type { jobTrust } from './schema.ts';

export const JobTrust = ({
  id,
  settings,
  data: { facts, quotes },
  messages: { trust },
}: BlockProps<typeof jobTrust>) => (
  <Section id={id} title={settings.title}>
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {quotes.length > 0 && (
        <div>
          <dt>{trust.money}</dt>
          <dd>
            {trust.mentionsMoney}
            {quotes.map((quote) => (
              <p key={quote} className={styles.quote}>
                <q>{quote}</q>
              </p>
            ))}
          </dd>
        </div>
      )}
    </dl>
    <p className={styles.advice}>{trust.advice}</p>
  </Section>
);
