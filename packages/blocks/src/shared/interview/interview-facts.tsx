import type { InterviewCalendar } from '@broadsheet/contract/entities/interview';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as styles from './interview-facts.styles.ts';

interface InterviewFactsProps {
  readonly calendar: InterviewCalendar;
  /** Link to the job. */
  readonly href: string;
  readonly messages: Messages['interviews'];
}

/** The job, recruiter, duration and place of an interview. */
export const InterviewFacts = ({ calendar, href, messages }: InterviewFactsProps) => {
  const { job, company, recruiter, minutes, place: location } = calendar;
  return (
    <p className={styles.facts}>
      <a href={href}>{job.title}</a>{' '}
      {formatMessage(messages.facts, {
        company: company.name,
        recruiter: recruiter.name,
        designation: recruiter.designation,
        minutes,
        location: location ?? messages.byVideo,
      })}
    </p>
  );
};
