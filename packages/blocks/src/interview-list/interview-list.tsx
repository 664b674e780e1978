import { hrefOf } from '@broadsheet/contract/match-page';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { formatTimeZone } from '../shared/interview/slot-time.ts';
import { useTimeZone } from '../shared/interview/use-time-zone.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { BookedRow } from './booked-row.tsx';
import * as styles from './interview-list.styles.ts';
import { InviteRow } from './invite-row.tsx';
import type { interviewList } from './schema.ts';

export const InterviewList = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof interviewList>) => {
  const { booked, invites, page, hasMore, after, done, failed } = data;
  const { interviews } = messages;
  const timeZone = useTimeZone();
  return (
    <div className={styles.page}>
      {failed !== null && (
        <div className={`${form.notice} ${form.alarm}`} role="alert">
          {failed}
        </div>
      )}
      {done !== null && failed === null && <FormNotice>{done}</FormNotice>}
      {booked.length + invites.length === 0 && (
        <p>
          {interviews.none} <a href="/jobfeed">{interviews.findJobs}</a>
        </p>
      )}
      {booked.length > 0 && (
        <Section
          id={`${id}-booked`}
          title={settings.booked}
          note={formatTimeZone(timeZone, interviews)}
        >
          <ul className={styles.list} aria-labelledby={`${id}-booked-title`}>
            {booked.map(({ href, ...item }) => (
              <BookedRow
                key={item.slotId}
                item={item}
                href={href}
                timeZone={timeZone}
                messages={messages}
                dispatch={dispatch}
              />
            ))}
          </ul>
        </Section>
      )}
      {invites.length > 0 && (
        <Section id={`${id}-invites`} title={settings.invites}>
          <ul className={styles.list} aria-labelledby={`${id}-invites-title`}>
            {invites.map(({ href, ...item }) => (
              <InviteRow key={item.calendarId} item={item} href={href} messages={interviews} />
            ))}
          </ul>
        </Section>
      )}
      {(page > 1 || hasMore) && (
        <nav className={styles.ways} aria-label={interviews.pages}>
          {page > 1 && (
            <a className={control.quiet} href={`/interviews?page=${page - 1}`}>
              {interviews.previousPage}
            </a>
          )}
          {hasMore && (
            <a
              className={control.quiet}
              href={hrefOf(
                'interviews',
                {},
                { page: String(page + 1), ...(after ? { after } : {}) },
              )}
            >
              {interviews.nextPage}
            </a>
          )}
        </nav>
      )}
    </div>
  );
};
