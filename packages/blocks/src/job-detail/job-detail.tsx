import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
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
  readonly messages: Messages['job'];
}

const Closed = ({ job, messages }: JobProps) => (
  <div className={styles.expired} role="note">
    <p>{messages.closedTitle}</p>
    <p>{formatMessage(messages.closedText, { day: job.closes })}</p>
    <TagLinks
      links={[
        { label: messages.similarJobs, href: job.similarHref },
        job.more,
        {
          label: formatMessage(messages.companyJobs, { company: job.company.name }),
          href: job.companyHref,
        },
      ]}
    />
  </div>
);

const Text = ({ job, messages }: JobProps) => (
  <>
    <h2 className={control.hidden}>{messages.description}</h2>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised to eight tags when it was stored */}
    <div className={styles.description} dangerouslySetInnerHTML={{ __html: job.descriptionHtml }} />
  </>
);

const Skills = ({ job, messages }: JobProps) =>
  job.skills.length > 0 && (
    <>
      <h2 className={styles.subheading}>{messages.skills}</h2>
      <TagLinks links={job.skills} />
    </>
  );

const Facts = ({ job, messages }: JobProps) => (
  <>
    <h2 className={styles.subheading}>{messages.details}</h2>
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

interface VacancyProps extends JobProps {
  readonly id: string;
  readonly slots: BlockProps<typeof jobDetail>['slots'];
}

/** Read after the title and before the text; a wide page has it beside the text, where it stays in view. */
const Card = ({ job, messages, slots }: Omit<VacancyProps, 'id'>) => (
  <div className={styles.card}>
    <JobFigures job={job} messages={messages} />
    {!job.expired && slots.actions}
    {slots.aside}
  </div>
);

const Body = ({ job, messages, slots }: Omit<VacancyProps, 'id'>) => (
  <div className={styles.body}>
    {job.expired ? (
      <>
        <Closed job={job} messages={messages} />
        <Skills job={job} messages={messages} />
        <details>
          <summary className={styles.folded}>{messages.closedDetails}</summary>
          <Text job={job} messages={messages} />
          <Facts job={job} messages={messages} />
        </details>
      </>
    ) : (
      <>
        <Text job={job} messages={messages} />
        <Skills job={job} messages={messages} />
        <Facts job={job} messages={messages} />
      </>
    )}
    {slots.main && <div className={styles.more}>{slots.main}</div>}
  </div>
);

const Vacancy = ({ id, ...props }: VacancyProps) => {
  const { job } = props;
  return (
    <div className={styles.frame}>
      <article className={styles.vacancy} aria-labelledby={`${id}-title`}>
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
        <Card {...props} />
        <Body {...props} />
      </article>
    </div>
  );
};

export const JobDetail = ({ id, slots, data, messages }: BlockProps<typeof jobDetail>) =>
  data.found ? (
    <Vacancy id={id} job={data.job} messages={messages.job} slots={slots} />
  ) : (
    <NotFoundSection
      id={id}
      text={messages.job.notFound}
      categories={data.categories}
      messages={messages}
    />
  );
