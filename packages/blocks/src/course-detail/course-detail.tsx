import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { CompanyMark } from '../shared/company/company-mark.tsx';
import { TagLinks } from '../shared/list/tag-links.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './course-detail.styles.ts';
import type { courseDetail } from './schema.ts';

type Props = BlockProps<typeof courseDetail>;

const Outline = ({ data: { outline }, messages }: Pick<Props, 'data' | 'messages'>) => (
  <>
    <h2 className={styles.subheading}>{messages.courses.outlineTitle}</h2>
    <ol className={styles.outline}>
      {outline.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </>
);

const Institute = ({ data, messages: { courses } }: Pick<Props, 'data' | 'messages'>) => (
  <>
    <h2 className={styles.subheading}>{courses.instituteTitle}</h2>
    <p className={styles.name}>{data.institute}</p>
    <p className={styles.soft}>
      {data.about.facts}{' '}
      <a className={styles.link} href={data.about.more.href}>
        {data.about.more.label}
        <span className={control.hidden}>
          {' '}
          {formatMessage(courses.byInstitute, { institute: data.institute })}
        </span>
      </a>
    </p>
    <p className={styles.text}>{data.about.text}</p>
  </>
);

export const CourseDetail = ({ id, settings, data, messages }: Props) => (
  <article aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <CompanyMark name={data.institute} logo={data.logo} size="large" />
      <div>
        <h1 className={styles.title} id={`${id}-title`}>
          {data.title}
        </h1>
        <p className={styles.name}>{data.institute}</p>
      </div>
    </div>
    {data.closed && (
      <div className={styles.closed}>
        <p>{messages.courses.closed}</p>
        <p>
          <a className={styles.link} href={data.category.href}>
            {formatMessage(messages.courses.seeCategory, { category: data.category.label })}
          </a>
        </p>
      </div>
    )}
    <p className={styles.lead}>{data.summary}</p>
    <p className={styles.text}>{data.audience}</p>
    <dl className={styles.figures}>
      {data.figures.map(({ name, value }) => (
        <div className={styles.figure} key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {!data.closed && (
      <p className={styles.act}>
        <a className={control.textLink} href={data.brochure} rel="nofollow">
          {settings.brochureText}
        </a>
        <span className={styles.soft}>{messages.courses.loginToDownload}</span>
      </p>
    )}
    <Outline data={data} messages={messages} />
    <h2 className={styles.subheading}>{messages.courses.skillsTitle}</h2>
    <TagLinks links={data.skills} />
    <Institute data={data} messages={messages} />
  </article>
);
