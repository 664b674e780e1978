import type { InterviewCalendar } from '@broadsheet/contract/entities/interview';
import * as styles from './interview-facts.styles.ts';

interface InterviewFactsProps {
  readonly calendar: InterviewCalendar;
  /** Of its job. */
  readonly href: string;
}

/** For which job an interview is, with whom, how long and where. */
export const InterviewFacts = ({ calendar, href }: InterviewFactsProps) => {
  const { job, company, recruiter, minutes, place: location } = calendar;
  return (
    <p className={styles.facts}>
      <a href={href}>{job.title}</a> at {company.name} · with {recruiter.name},{' '}
      {recruiter.designation} · {minutes} minutes · {location ?? 'by video'}
    </p>
  );
};
