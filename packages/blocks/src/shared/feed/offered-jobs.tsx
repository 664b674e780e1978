import { MORE_ROWS_ATTRIBUTE } from '@broadsheet/contract/load-more';
import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import { ApplyBar } from '../application/apply-many.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { MoreRows } from '../list/list-bar.tsx';
import { Pager } from '../list/pager.tsx';
import type { feedPage } from './feed-row-data.ts';
import { FeedForms, FeedRows } from './feed-rows.tsx';

interface OfferedJobsProps {
  readonly data: Type.Static<Type.TObject<typeof feedPage>>;
  readonly emptyText: string;
  readonly messages: Pick<Messages, 'feed' | 'jobs' | 'lists' | 'rows'>;
}

/** A page of recommended jobs; if it is empty, links to other lists. */
export const OfferedJobs = ({ data, emptyText, messages }: OfferedJobsProps) =>
  data.rows.length > 0 ? (
    <>
      <FeedForms here={data.here} />
      <div {...{ [MORE_ROWS_ATTRIBUTE]: '' }}>
        <FeedRows rows={data.rows} userId={data.userId} messages={messages} />
      </div>
      <MoreRows more={data.more} />
      <Pager pager={data.pager} messages={messages} />
      <ApplyBar messages={messages.rows} />
    </>
  ) : (
    <EmptyList text={emptyText} links={data.wider} />
  );
