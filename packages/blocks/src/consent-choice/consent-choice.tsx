import type { BlockProps } from '../block-component.ts';
import * as styles from './consent-choice.styles.ts';
import type { consentChoice } from './schema.ts';

export const ConsentChoice = ({ id, settings, data }: BlockProps<typeof consentChoice>) => (
  <section className={styles.choice} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{settings.title}</h2>
    {settings.text && <p className={styles.text}>{settings.text}</p>}
    <form className={styles.answers} method="post" action="/preferences/cookies">
      <input type="hidden" name="next" value={data.next} />
      <button className={styles.answer} type="submit" name="choice" value="all">
        Allow
      </button>
      <button className={styles.answer} type="submit" name="choice" value="necessary">
        Only what is needed
      </button>
    </form>
  </section>
);
