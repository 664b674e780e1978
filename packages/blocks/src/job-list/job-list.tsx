import { MORE_ROWS_ATTRIBUTE } from '@broadsheet/contract/load-more';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../shared/job/job-row.tsx';
import { Choices, ListBar, MoreRows } from '../shared/list/list-bar.tsx';
import { Pager } from '../shared/list/pager.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './job-list.styles.ts';
import type { jobList } from './schema.ts';

type Props = BlockProps<typeof jobList>;

const Empty = ({ wider, text }: Pick<Props['data'], 'wider'> & { readonly text: string }) => (
  <div className={styles.empty}>
    <h2 className={styles.emptyTitle}>{text}</h2>
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

export const JobList = ({ id, settings, data, messages }: Props) => (
  <section aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h1 className={styles.heading} id={`${id}-title`}>
        {data.heading}
      </h1>
      {settings.intro && <p className={styles.intro}>{settings.intro}</p>}
      {data.corrected && (
        <p className={styles.corrected}>
          {messages.jobs.showingResults} <strong>{data.corrected.used}</strong>.{' '}
          <a className={control.textLink} href={data.corrected.exactHref} rel="nofollow">
            {formatMessage(messages.jobs.searchInstead, { search: data.corrected.asked })}
          </a>
        </p>
      )}
      {data.relaxed && <p className={styles.corrected}>{data.relaxed}</p>}
    </div>
    {data.kinds.length > 0 && <Choices name={messages.jobs.searchIn} choices={data.kinds} />}
    <ListBar {...data} messages={messages} />
    {data.rows.length > 0 ? (
      <>
        <h2 className={control.hidden}>{messages.jobs.listHeading}</h2>
        <div {...{ [MORE_ROWS_ATTRIBUTE]: '' }}>
          <JobRows rows={data.rows} messages={messages.jobs} hasIds />
        </div>
        <MoreRows more={data.more} />
        <Pager pager={data.pager} messages={messages} />
      </>
    ) : (
      <Empty wider={data.wider} text={messages.jobs.noMatch} />
    )}
  </section>
);
