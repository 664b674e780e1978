import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './job-rank.styles.ts';
import type { jobRank } from './schema.ts';

type Data = BlockProps<typeof jobRank>['data'];

const Rank = ({ text, percentile }: Pick<Data, 'text' | 'percentile'>) => (
  <>
    <p className={styles.rankText}>{text}</p>
    {percentile !== null && (
      <>
        <svg className={styles.meter} aria-hidden="true">
          <rect width={`${percentile}%`} height="100%" />
        </svg>
        <p className={styles.small}>
          {percentile === 100
            ? 'Ahead of all other applicants.'
            : `Ahead of ${percentile}% of other applicants.`}
        </p>
      </>
    )}
  </>
);

const Why = ({ text, reasons, loginHref }: Omit<Data, 'percentile'>) => {
  if (text === null)
    return (
      <a className={control.textLink} href={loginHref}>
        Log in to see your rank
      </a>
    );
  if (reasons.length === 0)
    return (
      <a className={control.textLink} href="/myprofile">
        Go to your profile
      </a>
    );
  return (
    <details className={styles.why}>
      <summary className={styles.summary}>Why</summary>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
};

export const JobRank = ({ id, settings, data }: BlockProps<typeof jobRank>) => {
  const { text, percentile, reasons, loginHref } = data;
  return (
    <Section id={id} title={settings.title}>
      <div className={styles.rank}>
        {text === null ? (
          <p>{settings.invitation}</p>
        ) : (
          <Rank text={text} percentile={percentile} />
        )}
      </div>
      <Why text={text} reasons={reasons} loginHref={loginHref} />
    </Section>
  );
};
