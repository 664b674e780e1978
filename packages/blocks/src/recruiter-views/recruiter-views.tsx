import type { BlockProps } from '../block-component.ts';
import { Pager } from '../shared/list/pager.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { PersonMark } from '../shared/person/person-mark.tsx';
import * as styles from './recruiter-views.styles.ts';
import type { recruiterViews } from './schema.ts';

type Props = BlockProps<typeof recruiterViews>;

interface WithMessages {
  readonly messages: Props['messages']['recruiters'];
}

const Row = ({ row, messages }: WithMessages & { readonly row: Props['data']['rows'][number] }) => (
  <li className={styles.row}>
    <PersonMark name={row.name} portraitUrl={row.portraitUrl} />
    <div className={styles.text}>
      <h3 className={styles.name}>{row.name}</h3>
      <p className={styles.line}>{row.designation}</p>
      <p className={styles.line}>
        <a className={control.textLink} href={row.companyHref}>
          {row.company}
        </a>
      </p>
      {row.jobs && (
        <p className={styles.line}>
          {messages.hiresFor}{' '}
          <a className={control.textLink} href={row.jobs.href}>
            {row.jobs.label}
          </a>
        </p>
      )}
    </div>
    <p className={styles.when}>
      <time dateTime={row.at}>{row.age}</time>
      {row.often && <br />}
      {row.often}
    </p>
  </li>
);

const Empty = ({ messages }: WithMessages) => (
  <>
    <p>{messages.noViews}</p>
    <ul>
      <li>
        <a href="/update-profile">{messages.completeProfile}</a>
      </li>
      <li>
        <a href="/jobfeed">{messages.applyForJobs}</a>
      </li>
      <li>
        <a href="/settings/privacy">{messages.showResume}</a>
      </li>
    </ul>
  </>
);

export const RecruiterViews = ({ id, settings, data, messages }: Props) => (
  <Section id={id} title={settings.title} note={data.note}>
    {data.rows.length === 0 ? (
      <Empty messages={messages.recruiters} />
    ) : (
      <ul className={styles.list}>
        {data.rows.map((row) => (
          <Row key={row.id} row={row} messages={messages.recruiters} />
        ))}
      </ul>
    )}
    <Pager pager={data.pager} messages={messages} />
  </Section>
);
