import { callPath } from '@broadsheet/browser-calls/call-path';
import { unfollowJob, unfollowRecruiter } from '@broadsheet/contract/calls/feed';
import { jobForm } from '@broadsheet/contract/job-forms';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { TickToApply } from '../application/apply-many.tsx';
import { JobRows } from '../job/job-row.tsx';
import { RowMenu } from '../job/row-menu.tsx';
import * as control from '../page/control.styles.ts';
import { doneHref, FEED_DONE, FEED_FORMS } from './feed-forms.ts';
import type { FeedRowData } from './feed-row-data.ts';
import * as styles from './feed-rows.styles.ts';

interface FeedRowsProps {
  readonly rows: readonly FeedRowData[];
  /** The id of the seeker who owns the feed. */
  readonly userId: number;
  /** Path of this page; its forms return here. */
  readonly here: string;
  readonly messages: Pick<Messages, 'feed' | 'jobs' | 'rows'>;
}

const Below = ({
  row,
  userId,
  messages: { feed, rows },
}: Pick<FeedRowsProps, 'userId' | 'messages'> & { readonly row: FeedRowData }) => {
  const { id: jobId, title, reasons, recruiter } = row;
  return (
    <>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={formatMessage(feed.reasons, { job: title })}>
          {reasons.map((reason, index) => (
            <li
              key={reason}
              data-more={index === 0 && reasons.length > 1 ? `+${reasons.length - 1}` : undefined}
            >
              {reason}
            </li>
          ))}
        </ul>
      )}
      <RowMenu jobId={jobId} title={title} note={reasons.join(' · ')} messages={rows}>
        <TickToApply jobId={jobId} title={title} messages={rows} />
        <button
          className={styles.act}
          type="submit"
          form={FEED_FORMS.hide}
          formAction={callPath(unfollowJob, { userId, jobId })}
          name="jobId"
          value={jobId}
        >
          {rows.notInterested}
          <span className={control.hidden}>: {title}</span>
        </button>
        {recruiter && (
          <button
            className={styles.act}
            type="submit"
            form={FEED_FORMS.unfollow}
            formAction={callPath(unfollowRecruiter, { userId, recruiterId: recruiter.id })}
            name="recruiterId"
            value={recruiter.id}
            data-recruiter={recruiter.name}
          >
            {rows.hideRecruiter}
            <span className={control.hidden}>: {recruiter.name}</span>
          </button>
        )}
      </RowMenu>
    </>
  );
};

/** The forms of the row buttons. They are outside of the list, because its rows are already inside a form. */
export const FeedForms = ({ here }: Pick<FeedRowsProps, 'here'>) => (
  <>
    <form id={FEED_FORMS.hide} method="post" {...jobForm('hide')}>
      <input type="hidden" name="next" value={doneHref(here, FEED_DONE.hidden)} />
    </form>
    <form id={FEED_FORMS.unfollow} method="post" {...jobForm('hide')}>
      <input type="hidden" name="next" value={doneHref(here, FEED_DONE.unfollowed)} />
    </form>
  </>
);

/** Recommended jobs: each shows its reason and can be hidden. Needs `FeedForms` on the page. */
export const FeedRows = ({ rows, userId, messages }: Omit<FeedRowsProps, 'here'>) => (
  <JobRows
    rows={rows}
    messages={messages.jobs}
    hasIds
    below={(row) => <Below row={row} userId={userId} messages={messages} />}
  />
);
