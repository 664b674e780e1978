import { callPath } from '@broadsheet/browser-calls/call-path';
import type { Action } from '@broadsheet/contract/actions';
import { interviewCalendarFile } from '@broadsheet/contract/calls/interviews';
import type { InterviewOfSlot } from '@broadsheet/contract/entities/interview';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useRef, useState } from 'react';
import { InterviewFacts } from '../shared/interview/interview-facts.tsx';
import { formatSlotDay, formatSlotTime } from '../shared/interview/slot-time.ts';
import * as control from '../shared/page/control.styles.ts';
import { CancelForm, UndoForm } from './cancel-form.tsx';
import * as styles from './interview-list.styles.ts';

interface BookedRowProps {
  readonly item: InterviewOfSlot;
  /** Link to the job. */
  readonly href: string;
  readonly timeZone: string;
  readonly messages: Pick<Messages, 'forms' | 'interviews'>;
  readonly dispatch: (action: Action) => void;
}

/** A booked interview with its actions. */
export const BookedRow = ({ item, href, timeZone, messages, dispatch }: BookedRowProps) => {
  const [isCancelled, setIsCancelled] = useState<boolean | null>(null);
  const ways = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to the element that replaces it.
  useEffect(() => {
    if (isCancelled !== null) ways.current?.focus();
  }, [isCancelled]);
  const { calendar, calendarId, slotId, startsAt } = item;
  const { title, videoLink } = calendar;
  const { interviews } = messages;
  const slots = `/interview/${calendarId}`;
  const form = { slotId, about: title, dispatch };
  return (
    <li className={styles.row}>
      <h3 className={styles.title}>
        {formatSlotDay(startsAt, timeZone)}, {formatSlotTime(startsAt, timeZone)}: {title}
      </h3>
      <InterviewFacts calendar={calendar} href={href} messages={interviews} />
      <div className={styles.ways} ref={ways} tabIndex={-1}>
        {isCancelled ? (
          <>
            <p className={styles.lost}>{interviews.cancelled}</p>
            <UndoForm {...form} onDone={() => setIsCancelled(false)} messages={messages} />
            <a className={control.textLink} href={slots}>
              {interviews.chooseOther}
            </a>
          </>
        ) : (
          <>
            {videoLink !== null && (
              <a className={control.textLink} href={videoLink} rel="noreferrer">
                {interviews.joinCall}
              </a>
            )}
            <a
              className={control.textLink}
              href={`${callPath(interviewCalendarFile, undefined)}?calendarId=${calendarId}`}
            >
              {interviews.addToCalendar}
              <span className={control.hidden}> ({title})</span>
            </a>
            <a className={control.textLink} href={slots}>
              {interviews.move}
              <span className={control.hidden}> ({title})</span>
            </a>
            <details>
              <summary>
                {interviews.cancel}
                <span className={control.hidden}> ({title})</span>
              </summary>
              <p className={styles.note}>{interviews.cancelText}</p>
              <CancelForm {...form} onDone={() => setIsCancelled(true)} messages={messages} />
            </details>
          </>
        )}
      </div>
    </li>
  );
};
