import type { Messages } from '@broadsheet/messages/message-areas';
import * as styles from './job-detail.styles.ts';
import type { JobView } from './job-view.ts';

/** City, experience, salary and age of the job. */
export const JobFigures = ({
  job,
  messages,
}: {
  readonly job: JobView;
  readonly messages: Messages['job'];
}) => (
  <dl className={styles.figures}>
    <div className={styles.figure}>
      <dt>{messages.location}</dt>
      <dd>{job.where}</dd>
    </div>
    <div className={styles.figure}>
      <dt>{messages.experience}</dt>
      <dd>{job.experience}</dd>
    </div>
    <div className={styles.figure}>
      <dt>{messages.salary}</dt>
      <dd>{job.pay}</dd>
    </div>
    <div className={styles.figure}>
      <dt>{messages.posted}</dt>
      <dd>
        <time dateTime={job.postedAt}>{job.age}</time>
      </dd>
    </div>
  </dl>
);
