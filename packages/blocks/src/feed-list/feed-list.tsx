import type { BlockProps } from '../block-component.ts';
import { OfferedJobs } from '../shared/feed/offered-jobs.tsx';
import { ListBar } from '../shared/list/list-bar.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './feed-list.styles.ts';
import type { feedList } from './schema.ts';

export const FeedList = ({ id, settings, data, messages }: BlockProps<typeof feedList>) => (
  <section aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h2 className={styles.heading} id={`${id}-title`}>
        {data.heading}
      </h2>
      <a className={control.textLink} href={data.customise.href}>
        {data.customise.label}
      </a>
    </div>
    {data.isOpen && <p className={styles.open}>{settings.tellMore}</p>}
    <ListBar {...data} messages={messages} />
    <OfferedJobs data={data} emptyText={messages.jobs.noMatch} messages={messages} />
  </section>
);
