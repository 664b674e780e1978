import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { CohortAnswer } from '../shared/profile/cohort-answer.tsx';
import * as styles from './profile-prompt.styles.ts';
import type { profilePrompt } from './schema.ts';

export const ProfilePrompt = ({ id, data }: BlockProps<typeof profilePrompt>) => (
  <section className={styles.prompt} aria-labelledby={`${id}-title`}>
    <div>
      <h2 className={styles.title} id={`${id}-title`}>
        {data.title}
      </h2>
      {data.text && <p className={styles.text}>{data.text}</p>}
      {data.failed !== null && (
        <p className={styles.failed} role="alert">
          {data.failed}
        </p>
      )}
    </div>
    <div className={styles.ways}>
      {data.links.map(({ label, href }) => (
        <a className={control.quiet} key={href} href={href}>
          {label}
        </a>
      ))}
      {data.answers.map((answer) => (
        <CohortAnswer key={answer.label} {...answer} next={data.next} />
      ))}
    </div>
  </section>
);
