import type { BlockProps } from '../block-component.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './job-salary.styles.ts';
import type { jobSalary } from './schema.ts';

type Props = BlockProps<typeof jobSalary>;

/** The figures beside it say the same as text. */
const RangeBar = ({ half, median, own }: Props['data']['bar']) => (
  <svg className={styles.bar} aria-hidden="true">
    <rect className={styles.scale} y="6" width="100%" height="4" />
    <rect className={styles.half} x={`${half.start}%`} width={`${half.width}%`} height="16" />
    <rect className={styles.median} x={`${median}%`} width="3" height="16" />
    {own && (
      <rect
        className={styles.ownRange}
        x={`${own.start}%`}
        y="20"
        width={`${own.width}%`}
        height="6"
      />
    )}
  </svg>
);

export const JobSalary = ({ id, settings, data, messages: { salaries } }: Props) => (
  <Section id={id} title={settings.title}>
    <p className={styles.summary}>{data.summary}</p>
    <RangeBar {...data.bar} />
    <dl className={styles.figures}>
      <div>
        <dt>{salaries.low}</dt>
        <dd>{data.low}</dd>
      </div>
      <div>
        <dt>{salaries.median}</dt>
        <dd>{data.median}</dd>
      </div>
      <div>
        <dt>{salaries.high}</dt>
        <dd>{data.high}</dd>
      </div>
      {data.own !== null && (
        <div className={styles.own}>
          <dt>{salaries.thisJob}</dt>
          <dd>{data.own}</dd>
        </div>
      )}
    </dl>
    <p className={styles.notes}>{data.notes.join(' ')}</p>
  </Section>
);
