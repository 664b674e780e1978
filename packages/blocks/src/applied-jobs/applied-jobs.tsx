import type { BlockProps } from '../block-component.ts';
import { ApplicationSteps } from '../shared/application/application-steps.tsx';
import { CompanyMark } from '../shared/company/company-mark.tsx';
import { Pager } from '../shared/list/pager.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './applied-jobs.styles.ts';
import type { appliedJobs } from './schema.ts';

type Props = BlockProps<typeof appliedJobs>;

interface RowsProps {
  readonly rows: Props['data']['rows'];
  readonly messages: Props['messages']['applications'];
}

const Rows = ({ rows, messages }: RowsProps) => (
  <ul>
    {rows.map((row) => (
      <li className={styles.row} key={row.id}>
        <CompanyMark name={row.company.name} logo={row.company.logo} />
        <div className={styles.what}>
          <h3 className={styles.job}>
            <a className={styles.link} href={row.href}>
              {row.title}
            </a>
          </h3>
          <p className={styles.soft}>
            {row.line}
            {row.closed && ` · ${messages.closed}`}
            {row.atEmployer && ` · ${messages.companySite}`}
          </p>
          <ApplicationSteps steps={row.steps} messages={messages} />
        </div>
      </li>
    ))}
  </ul>
);

export const AppliedJobs = ({ id, settings, data, messages }: Props) => (
  <section aria-labelledby={`${id}-title`}>
    <h2 className={control.hidden} id={`${id}-title`}>
      {settings.title}
    </h2>
    <nav aria-label={messages.applications.byStatus}>
      <ul className={styles.tabs}>
        {data.tabs.map(({ label, href, count, current }) => (
          <li key={href}>
            <a className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
              {label} <span className={styles.soft}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {data.allowance !== null && <p className={styles.soft}>{data.allowance}</p>}
    {data.rows.length > 0 ? (
      <Rows rows={data.rows} messages={messages.applications} />
    ) : (
      <p className={styles.empty}>
        {data.empty.text} <a href={data.empty.way.href}>{data.empty.way.label}</a>
      </p>
    )}
    <Pager pager={data.pager} messages={messages} />
  </section>
);
