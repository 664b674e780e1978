import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../shared/job/job-row.tsx';
import * as control from '../shared/page/control.styles.ts';
import type { similarJobsList } from './schema.ts';
import * as styles from './similar-jobs-list.styles.ts';

export const SimilarJobsList = ({
  id,
  settings,
  data,
  messages: { job, jobs },
}: BlockProps<typeof similarJobsList>) => (
  <section aria-labelledby={`${id}-title`}>
    <h1 className={styles.title} id={`${id}-title`}>
      {formatMessage(job.similarTitle, { job: data.job.label })}
    </h1>
    <p className={styles.of}>
      <a className={control.textLink} href={data.job.href}>
        {formatMessage(job.name, { job: data.job.label, company: data.company })}
      </a>
    </p>
    <h2 className={styles.note}>{data.note || job.noSimilar}</h2>
    {data.rows.length > 0 ? (
      <JobRows rows={data.rows} messages={jobs} />
    ) : (
      <p>{settings.emptyText}</p>
    )}
    <p>
      <a className={control.textLink} href={data.more.href}>
        {formatMessage(jobs.allOf, { jobs: data.more.label })}
      </a>
    </p>
  </section>
);
