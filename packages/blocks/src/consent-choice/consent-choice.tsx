import { CONSENT_ACTION } from '@broadsheet/contract/consent-form';
import type { BlockProps } from '../block-component.ts';
import * as styles from './consent-choice.styles.ts';
import type { consentChoice } from './schema.ts';

export const ConsentChoice = ({
  id,
  settings,
  data,
  messages: { consent },
}: BlockProps<typeof consentChoice>) => (
  <section className={styles.choice} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{settings.title}</h2>
    <p className={styles.text}>{settings.text || consent.question}</p>
    <form className={styles.answers} method="post" action={CONSENT_ACTION}>
      <input type="hidden" name="next" value={data.next} />
      <button className={styles.answer} type="submit" name="choice" value="all">
        {consent.accept}
      </button>
      <button className={styles.answer} type="submit" name="choice" value="necessary">
        {consent.onlyNecessary}
      </button>
    </form>
  </section>
);
