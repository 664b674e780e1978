import type { InterviewCalendar } from '@broadsheet/contract/entities/interview';
import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

const facts = css({ margin: 0, color: token.inkSoft, overflowWrap: 'anywhere' });

interface InterviewFactsProps {
  readonly calendar: InterviewCalendar;
  /** Of its job. */
  readonly href: string;
}

/** For which job an interview is, with whom, how long and where. */
export const InterviewFacts = ({ calendar, href }: InterviewFactsProps) => {
  const { job, company, recruiter, minutes, place } = calendar;
  return (
    <p className={facts}>
      <a href={href}>{job.title}</a> at {company.name} · with {recruiter.name},{' '}
      {recruiter.designation} · {minutes} minutes · {place ?? 'by video'}
    </p>
  );
};
