import * as styles from './job-detail.styles.ts';
import type { JobView } from './job-view.ts';

/** Where, for how long a working life, for how much, and since when. */
export const JobFigures = ({ job }: { readonly job: JobView }) => (
  <dl className={styles.figures}>
    <div className={styles.figure}>
      <dt>Where</dt>
      <dd>{job.where}</dd>
    </div>
    <div className={styles.figure}>
      <dt>Experience</dt>
      <dd>{job.experience}</dd>
    </div>
    <div className={styles.figure}>
      <dt>Pay a year</dt>
      <dd>{job.pay}</dd>
    </div>
    <div className={styles.figure}>
      <dt>Posted</dt>
      <dd>
        <time dateTime={job.postedAt}>{job.age}</time>
      </dd>
    </div>
  </dl>
);
