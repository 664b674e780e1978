import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { CourseRows } from '../shared/course/course-row.tsx';
import type { CourseRowData } from '../shared/course/course-row-data.ts';
import * as notice from '../shared/form/form.styles.ts';
import { Pager } from '../shared/list/pager.tsx';
import { TagLinks } from '../shared/list/tag-links.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './course-list.styles.ts';
import type { courseList } from './schema.ts';
import { useApplied } from './use-applied.ts';

type Props = BlockProps<typeof courseList>;

const CHOSEN = 'courseIds[]';

interface ChoiceProps {
  readonly id: string;
  readonly row: CourseRowData;
  readonly isApplied: boolean;
  readonly messages: Messages['course-list'];
}

const Choice = ({ id, row, isApplied, messages }: ChoiceProps) =>
  isApplied ? (
    <span className={styles.applied}>
      <span aria-hidden="true">✓</span>
      <span className={control.hidden}>{messages.enquired}</span>
    </span>
  ) : (
    <span className={styles.choice}>
      <label className={control.hidden} htmlFor={`${id}-${row.id}`}>
        {formatMessage(messages.selectCourse, { course: row.title })}
      </label>
      <input id={`${id}-${row.id}`} type="checkbox" name={CHOSEN} value={row.id} />
    </span>
  );

type ChooserProps = Pick<Props, 'id' | 'settings' | 'data' | 'messages'>;

/** A plain form. With JavaScript it first checks that at least one course is chosen. */
const Chooser = ({ id, settings, data, messages: { 'course-list': messages } }: ChooserProps) => {
  const applied = useApplied(data.rows.map((row) => row.id));
  const [alarm, setAlarm] = useState(data.failed === null ? null : { message: data.failed });
  const alarmBox = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (alarm) alarmBox.current?.focus();
  }, [alarm]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (new FormData(event.currentTarget).has(CHOSEN)) return;
    event.preventDefault();
    setAlarm({ message: data.noneChosen });
  };
  return (
    <form method="post" action={data.action} onSubmit={onSubmit}>
      <input type="hidden" name="reforg" value={data.reforg} />
      <input type="hidden" name="next" value={data.next} />
      <CourseRows
        rows={data.rows}
        lead={(row) => (
          <Choice id={id} row={row} isApplied={applied.has(row.id)} messages={messages} />
        )}
      />
      <div className={styles.end}>
        {alarm && (
          <p
            className={`${notice.notice} ${notice.alarm}`}
            ref={alarmBox}
            role="alert"
            tabIndex={-1}
          >
            {alarm.message}
          </p>
        )}
        <div className={styles.tick}>
          <input id={`${id}-similar`} type="checkbox" name="similar" value="1" />
          <label htmlFor={`${id}-similar`}>{messages.alsoSimilar}</label>
        </div>
        <button className={control.primary} type="submit">
          {settings.button}
        </button>
      </div>
    </form>
  );
};

export const CourseList = ({ id, settings, data, messages }: Props) => {
  const Heading = data.isPage ? 'h1' : 'h2';
  return (
    <section aria-labelledby={`${id}-title`}>
      <Heading className={styles.heading} id={`${id}-title`}>
        {data.heading}
      </Heading>
      {data.jobs && (
        <a className={control.textLink} href={data.jobs.href}>
          {data.jobs.label}
        </a>
      )}
      {data.said !== '' && (
        <p className={notice.notice} role="status">
          {data.said}
        </p>
      )}
      {data.rows.length > 0 ? (
        <>
          {data.isPage && (
            <h2 className={control.hidden}>{messages['course-list'].coursesTitle}</h2>
          )}
          <Chooser id={id} settings={settings} data={data} messages={messages} />
          <Pager pager={data.pager} messages={messages} />
        </>
      ) : (
        <>
          <p>{settings.emptyText}</p>
          <TagLinks links={data.wider} />
        </>
      )}
    </section>
  );
};
