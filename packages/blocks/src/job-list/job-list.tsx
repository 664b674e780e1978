import type { BlockProps } from '../block-component.ts';
import * as control from '../parts/control.styles.ts';
import { JobRows } from '../parts/job-row.tsx';
import { Pager } from '../parts/pager.tsx';
import * as styles from './job-list.styles.ts';
import type { jobList } from './schema.ts';

type Props = BlockProps<typeof jobList>;

const FilterBar = ({ data }: Pick<Props, 'data'>) => (
  <div className={styles.bar}>
    {data.chips.length > 0 && (
      <ul className={styles.chips} aria-label="Filters that are on">
        {data.chips.map(({ label, href }) => (
          <li key={label}>
            <a
              className={styles.chip}
              href={href}
              rel="nofollow"
              aria-label={`Remove filter: ${label}`}
            >
              {label} <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
        <li>
          <a className={control.textLink} href={data.clearHref}>
            Clear all
          </a>
        </li>
      </ul>
    )}
    <nav className={styles.sorts} aria-label="Sort">
      {data.sorts.map(({ label, href, current }) => (
        <a
          className={styles.sort}
          key={label}
          href={href}
          rel="nofollow"
          aria-current={current ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  </div>
);

const Empty = ({ wider }: Pick<Props['data'], 'wider'>) => (
  <div className={styles.empty}>
    <h2 className={styles.emptyTitle}>Nothing here matches all of that. Try a wider net:</h2>
    <ul className={styles.wider}>
      {wider.map(({ label, href }) => (
        <li key={href}>
          <a className={control.textLink} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

export const JobList = ({ id, settings, data }: Props) => (
  <section aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h1 className={styles.heading} id={`${id}-title`}>
        {data.heading}
      </h1>
      {settings.intro && <p className={styles.intro}>{settings.intro}</p>}
      {data.corrected && (
        <p className={styles.corrected}>
          We found nothing for “{data.corrected.asked}”, so these are jobs for{' '}
          <strong>{data.corrected.used}</strong>.
        </p>
      )}
    </div>
    <FilterBar data={data} />
    {data.rows.length > 0 ? (
      <>
        <h2 className={control.hidden}>Vacancies</h2>
        <JobRows rows={data.rows} />
        <Pager pager={data.pager} />
      </>
    ) : (
      <Empty wider={data.wider} />
    )}
  </section>
);
