import { MORE_ROWS_ATTRIBUTE } from '@broadsheet/contract/load-more';
import type { BlockProps } from '../block-component.ts';
import { ApplyBar } from '../parts/apply-many.tsx';
import { FeedForms, FeedRows } from '../parts/feed-rows.tsx';
import { MoreRows } from '../parts/list-bar.tsx';
import { Pager } from '../parts/pager.tsx';
import { Section } from '../parts/section.tsx';
import { WiderLinks } from '../parts/wider-links.tsx';
import type { feedRecommended } from './schema.ts';

export const FeedRecommended = ({ id, settings, data }: BlockProps<typeof feedRecommended>) => (
  <Section id={id} title={data.heading}>
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
      <WiderLinks text={settings.emptyText} links={data.wider} />
    )}
  </Section>
);
