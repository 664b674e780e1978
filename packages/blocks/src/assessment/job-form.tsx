import type { ReactNode } from 'react';
import * as styles from './assessment.styles.ts';

interface JobFormProps {
  readonly act: 'start' | 'answer' | 'complete';
  readonly jobId: number;
  /** Where it leads. */
  readonly next: string;
  readonly children: ReactNode;
}

/** A plain form about the assessment of a job: every answer is kept before the next question is shown. */
export const JobForm = ({ act, jobId, next, children }: JobFormProps) => (
  <form className={styles.part} method="post" action={`/api/job/jobdetail/assessment_${act}`}>
    <input type="hidden" name="jobcode" value={jobId} />
    <input type="hidden" name="next" value={next} />
    {children}
  </form>
);
