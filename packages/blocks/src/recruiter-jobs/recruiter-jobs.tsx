import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../shared/job/job-row.tsx';
import { Pager } from '../shared/list/pager.tsx';
import * as control from '../shared/page/control.styles.ts';
import { NotFoundSection } from '../shared/page/not-found-section.tsx';
import { PersonMark } from '../shared/person/person-mark.tsx';
import * as styles from './recruiter-jobs.styles.ts';
import type { recruiterJobs } from './schema.ts';

type Props = BlockProps<typeof recruiterJobs>;
type Found = Extract<Props['data'], { readonly found: true }>;

const Jobs = ({
  id,
  settings,
  data,
  messages,
}: Pick<Props, 'id' | 'settings' | 'messages'> & { readonly data: Found }) => (
  <section aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <PersonMark name={data.name} portraitUrl={data.portraitUrl} />
      <div className={styles.who}>
        <p className={styles.source}>{settings.source}</p>
        <h1 className={styles.name} id={`${id}-title`}>
          {data.name}
        </h1>
        <p className={styles.post}>{data.designation}</p>
        <p className={styles.post}>
          <a className={control.textLink} href={data.company.href}>
            {data.company.label}
          </a>
        </p>
      </div>
    </div>
    <h2 className={styles.note}>{data.note || messages.jobs.listHeading}</h2>
    {data.rows.length > 0 ? (
      <JobRows rows={data.rows} messages={messages.jobs} />
    ) : (
      <p>{settings.emptyText}</p>
    )}
    <Pager pager={data.pager} messages={messages} />
  </section>
);

export const RecruiterJobs = ({ id, settings, data, messages }: Props) =>
  data.found ? (
    <Jobs id={id} settings={settings} data={data} messages={messages} />
  ) : (
    <NotFoundSection
      id={id}
      text={messages.recruiters.notFound}
      categories={data.categories}
      messages={messages}
    />
  );
