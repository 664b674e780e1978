import type { BlockProps } from '../block-component.ts';
import { CompanyMark } from '../parts/company-mark.tsx';
import * as control from '../parts/control.styles.ts';
import { Lost } from '../parts/lost.tsx';
import { TagLinks } from '../parts/tag-links.tsx';
import * as styles from './job-detail.styles.ts';
import { JobFigures } from './job-figures.tsx';
import type { JobView } from './job-view.ts';
import type { jobDetail } from './schema.ts';

/** Where the employer takes applications on this site, which cannot be sent yet. */
const OnThisSite = ({ job }: { readonly job: JobView }) => (
  <div className={styles.onThisSite} role="note">
    <p>
      {job.company.name} takes applications for this vacancy on this site, and they cannot be sent
      here yet.
    </p>
    <p>
      <a className={control.textLink} href={job.companyHref}>
        All vacancies of this employer
      </a>
    </p>
  </div>
);

const Apply = ({ job, text }: { readonly job: JobView; readonly text: string }) => {
  if (job.expired) {
    return (
      <div className={styles.expired} role="note">
        <p>This vacancy has closed.</p>
        <p>
          It closed on {job.closes}, and nobody can apply any more.{' '}
          <a className={control.textLink} href={job.more.href}>
            See open {job.more.label}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.act}>
      {job.applyUrl ? (
        <a className={control.primary} href={job.applyUrl} rel="nofollow noopener">
          {text}
        </a>
      ) : (
        <OnThisSite job={job} />
      )}
      <p className={styles.soft}>Open until {job.closes}</p>
    </div>
  );
};

const Vacancy = ({
  id,
  job,
  text,
}: {
  readonly id: string;
  readonly job: JobView;
  readonly text: string;
}) => (
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
    <Apply job={job} text={text} />
    <h2 className={control.hidden}>The job</h2>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised to eight tags when it was stored */}
    <div className={styles.description} dangerouslySetInnerHTML={{ __html: job.descriptionHtml }} />
    {job.skills.length > 0 && (
      <>
        <h2 className={styles.subheading}>More jobs by skill</h2>
        <TagLinks links={job.skills} />
      </>
    )}
    <h2 className={styles.subheading}>At a glance</h2>
    <dl className={styles.facts}>
      {job.facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </article>
);

export const JobDetail = ({ id, settings, data }: BlockProps<typeof jobDetail>) =>
  data.found ? (
    <Vacancy id={id} job={data.job} text={settings.applyText} />
  ) : (
    <Lost
      id={id}
      text="There is no job at this address. It may have been filled, or the link may be cut short."
      categories={data.categories}
    />
  );
