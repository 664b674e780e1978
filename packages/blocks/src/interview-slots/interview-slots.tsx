import { callPath } from '@broadsheet/browser-calls/call-path';
import { interviewCalendarFile } from '@broadsheet/contract/calls/interviews';
import { formatMessage } from '@broadsheet/messages/format-message';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { LazyOffer } from '../shared/devices/lazy-offer.tsx';
import * as form from '../shared/form/form.styles.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { InterviewFacts } from '../shared/interview/interview-facts.tsx';
import { formatSlotDay, formatSlotTime, formatTimeZone } from '../shared/interview/slot-time.ts';
import { useTimeZone } from '../shared/interview/use-time-zone.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import * as styles from './interview-slots.styles.ts';
import { NotifyForm } from './notify-form.tsx';
import type { interviewSlots } from './schema.ts';
import { useSlots } from './use-slots.ts';

export const InterviewSlots = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof interviewSlots>) => {
  const { calendar, href, done, failed } = data;
  const { calendarId } = calendar;
  const { interviews } = messages;
  const timeZone = useTimeZone();
  const { free, booked, book, drop } = useSlots(data);
  const [hasBooked, setBooked] = useState(false);
  const [nextNotifyAt, setNextNotifyAt] = useState(data.nextNotifyAt);
  const when = (iso: string) => `${formatSlotDay(iso, timeZone)}, ${formatSlotTime(iso, timeZone)}`;
  return (
    <div className={styles.page}>
      {failed !== null && (
        <div className={`${form.notice} ${form.alarm}`} role="alert">
          {failed}
        </div>
      )}
      {done !== null && failed === null && <FormNotice>{done}</FormNotice>}
      <Section id={id} title={calendar.title} note={formatTimeZone(timeZone, interviews)}>
        <InterviewFacts calendar={calendar} href={href} messages={interviews} />
        {booked && (
          <div className={styles.booked}>
            <p>
              {interviews.booked} <strong>{when(booked.startsAt)}</strong>.
            </p>
            <a
              className={control.textLink}
              href={`${callPath(interviewCalendarFile, undefined)}?calendarId=${calendarId}`}
            >
              {interviews.addToCalendar}
            </a>
            <a className={control.textLink} href="/interviews">
              {interviews.all}
            </a>
          </div>
        )}
        {hasBooked && (
          <LazyOffer about="interviews" messages={messages['device-offer']} dispatch={dispatch} />
        )}
        {free.length === 0 ? (
          <p>{booked ? interviews.noOtherSlot : interviews.noSlot}</p>
        ) : (
          <ConfirmForm
            calendarId={calendarId}
            slots={free}
            timeZone={timeZone}
            isMove={booked !== null}
            messages={messages}
            dispatch={dispatch}
            onBooked={({ interview }) => {
              setBooked(true);
              return book(interview);
            }}
            onGone={drop}
          />
        )}
      </Section>
      <Section id={`${id}-tell`} title={settings.unsuited}>
        {nextNotifyAt === null ? (
          <NotifyForm
            calendarId={calendarId}
            messages={messages}
            dispatch={dispatch}
            onNotified={setNextNotifyAt}
          />
        ) : (
          <p>
            {formatMessage(interviews.messageSent, {
              recruiter: calendar.recruiter.name,
              from: when(nextNotifyAt),
            })}
          </p>
        )}
      </Section>
    </div>
  );
};
