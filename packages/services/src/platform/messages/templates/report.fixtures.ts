import type { Selectable } from 'kysely';
import type { SeekersTable } from '../../database/tables/accounts.ts';
import type { Message } from '../queue-message.ts';
import type { WeeklyReport } from './weekly-report.ts';

const job: WeeklyReport['jobs'][number] = {
  title: 'Senior Java Developer',
  company: 'Kaveri Systems',
  places: 'Pune, Mumbai',
  experience: '4–6 years',
  pay: '₹12–18 lakh',
  path: '/j/senior-java-developer-1234',
};

/** A report with two jobs. */
export const reportFixture: WeeklyReport = {
  jobs: [job, { ...job, title: 'Java Architect', path: '/j/java-architect-1235' }],
  listPath: '/c/backend-jobs?locIds=2&exp=4&range=2',
};

/** A report for a seeker as it is queued. @param now epoch ms */
export const reportMessage = (
  seeker: Pick<Selectable<SeekersTable>, 'id' | 'brand' | 'email' | 'name'>,
  now: number,
): Message<'weekly-job-report'> => ({
  brand: seeker.brand,
  channel: 'email',
  seekerId: seeker.id,
  recipient: seeker.email,
  template: 'weekly-job-report',
  variables: { name: seeker.name, report: JSON.stringify(reportFixture) },
  now,
});
