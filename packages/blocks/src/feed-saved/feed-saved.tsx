import type { BlockProps } from '../block-component.ts';
import { ApplyBar, TickToApply } from '../shared/application/apply-many.tsx';
import { JobRows } from '../shared/job/job-row.tsx';
import { RowMenu } from '../shared/job/row-menu.tsx';
import { EmptyList } from '../shared/list/empty-list.tsx';
import { Pager } from '../shared/list/pager.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './feed-saved.styles.ts';
import type { feedSaved, SavedRow } from './schema.ts';

type Props = BlockProps<typeof feedSaved>;

const Below = ({ row, messages }: Pick<Props, 'messages'> & { readonly row: SavedRow }) => (
  <>
    <p className={styles.savedOn}>{row.kept}</p>
    {row.isOpen && (
      <RowMenu jobId={row.id} title={row.title} messages={messages.rows}>
        <TickToApply jobId={row.id} title={row.title} messages={messages.rows} />
      </RowMenu>
    )}
  </>
);

/**
 * An unsaved job stays in its row until the user leaves the page, so that it can be saved again. The count is updated.
 */
export const FeedSaved = ({ id, settings, data, messages }: Props) => (
  <Section
    id={id}
    title={
      <span data-saved-message={JSON.stringify(messages.jobs.savedCount)}>{data.heading}</span>
    }
  >
    {data.rows.length > 0 ? (
      <JobRows
        rows={data.rows}
        messages={messages.jobs}
        hasIds
        below={(row) => <Below row={row} messages={messages} />}
      />
    ) : (
      <EmptyList text={settings.emptyText} links={data.wider} />
    )}
    <Pager pager={data.pager} messages={messages} />
    {data.rows.some(({ isOpen }) => isOpen) && <ApplyBar messages={messages.rows} />}
  </Section>
);
