import { MORE_ROWS_ATTRIBUTE } from '@broadsheet/contract/load-more';
import type { BlockProps } from '../block-component.ts';
import { ApplyBar } from '../parts/apply-many.tsx';
import * as control from '../parts/control.styles.ts';
import { FeedForms, FeedRows } from '../parts/feed-rows.tsx';
import { ListBar, MoreRows } from '../parts/list-bar.tsx';
import { Pager } from '../parts/pager.tsx';
import { WiderLinks } from '../parts/wider-links.tsx';
import * as styles from './feed-list.styles.ts';
import type { feedList } from './schema.ts';

export const FeedList = ({ id, settings, data }: BlockProps<typeof feedList>) => (
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
    <ListBar {...data} />
    {data.rows.length > 0 ? (
      <>
        <FeedForms here={data.here} />
        <div {...{ [MORE_ROWS_ATTRIBUTE]: '' }}>
          <FeedRows rows={data.rows} userId={data.userId} />
        </div>
        <MoreRows more={data.more} />
        <Pager pager={data.pager} />
        <ApplyBar />
      </>
    ) : (
      <WiderLinks text="Nothing here suits all of that just now." links={data.wider} />
    )}
  </section>
);
