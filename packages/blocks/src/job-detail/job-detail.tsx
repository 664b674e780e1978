import type { ReactNode } from 'react';
import type { BlockProps } from '../block-component.ts';
import { CompanyMark } from '../shared/company/company-mark.tsx';
import { TagLinks } from '../shared/list/tag-links.tsx';
import * as control from '../shared/page/control.styles.ts';
import { NotFoundSection } from '../shared/page/not-found-section.tsx';
import * as styles from './job-detail.styles.ts';
import { JobFigures } from './job-figures.tsx';
import type { JobView } from './job-view.ts';
import type { jobDetail } from './schema.ts';

interface JobProps {
  readonly job: JobView;
}

const Closed = ({ job }: JobProps) => (
  <div className={styles.expired} role="note">
    <p>This vacancy has closed.</p>
    <p>It closed on {job.closes}, and nobody can apply any more. These are open:</p>
    <TagLinks
      links={[
        { label: 'Jobs like this one', href: job.similarHref },
        job.more,
        { label: `Jobs at ${job.company.name}`, href: job.companyHref },
      ]}
    />
  </div>
);

const Text = ({ job }: JobProps) => (
  <>
    <h2 className={control.hidden}>The job</h2>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised to eight tags when it was stored */}
    <div className={styles.description} dangerouslySetInnerHTML={{ __html: job.descriptionHtml }} />
  </>
);

const Skills = ({ job }: JobProps) =>
  job.skills.length > 0 && (
    <>
      <h2 className={styles.subheading}>More jobs by skill</h2>
      <TagLinks links={job.skills} />
    </>
  );

const Facts = ({ job }: JobProps) => (
  <>
    <h2 className={styles.subheading}>At a glance</h2>
    <dl className={styles.facts}>
      {job.facts.map(({ name, value, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {href ? (
              <a className={styles.factLink} href={href}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

const Vacancy = ({
  id,
  job,
  actions,
}: JobProps & { readonly id: string; readonly actions: ReactNode }) => (
  <article aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <CompanyMark name={job.company.name} logo={job.company.logo} size="large" />
      <div>
        <h1 className={styles.title} id={`${id}-title`}>
          {job.title}
        </h1>
        <p className={styles.company}>
          <a className={styles.companyLink} href={job.companyHref}>
            {job.company.name}
          </a>
        </p>
      </div>
    </div>
    <JobFigures job={job} />
    {job.expired ? (
      <>
        <Closed job={job} />
        <Skills job={job} />
        <details>
          <summary className={styles.folded}>The vacancy as it was</summary>
          <Text job={job} />
          <Facts job={job} />
        </details>
      </>
    ) : (
      <>
        {actions}
        <Text job={job} />
        <Skills job={job} />
        <Facts job={job} />
      </>
    )}
  </article>
);

export const JobDetail = ({ id, slots, data, messages }: BlockProps<typeof jobDetail>) =>
  data.found ? (
    <Vacancy id={id} job={data.job} actions={slots.actions} />
  ) : (
    <NotFoundSection
      id={id}
      text="There is no job at this address. It may have been filled, or the link may be cut short."
      categories={data.categories}
      messages={messages}
    />
  );
