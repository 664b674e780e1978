import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { resumeBuilder } from './schema.ts';

const settings = { title: 'Your resume' };
const own = {
  owner: 'x7',
  number: 1,
  name: 'My resume',
  isMain: true,
  resumes: [{ number: 1, name: 'My resume', isMain: true, href: '/resume-builder?resume=1' }],
  limit: 5,
  failed: null,
  job: null,
  profile: { file: null, next: '/resume-builder?resume=1&done=profile', isDone: false },
  version: 3,
  pdf: '/api/user/resume-document/pdf?resume=1',
  json: '/api/user/resume-document/json?resume=1',
};
const file = { name: 'Asha Rao.pdf', url: '/api/media/files/1f6d2f3e-57ab-4c11-9a53-3f1f7a5b9c20' };
const resume: JsonResume = {
  basics: { name: 'Asha Rao', label: 'Backend developer', email: 'asha@example.com' },
  work: [
    {
      position: 'Engineer',
      name: 'Kaveri Systems',
      startDate: '2020-06',
      highlights: ['Built the ledger.', 'Ran it.'],
    },
    { position: 'Trainee', name: 'Narmada', startDate: '2018-01', endDate: '2020-05' },
  ],
  education: [{ studyType: 'B.Tech', institution: 'IIT Bombay', endDate: '2018' }],
  skills: [{ name: 'SQL' }, { name: 'Languages', keywords: ['Go', 'Rust'] }],
};
const job = {
  jobcode: '1234',
  href: '/j/senior-java-developer-kaveri-systems-1234',
  title: 'A resume for Senior Java Developer at Kaveri Systems',
  text: 'It starts from My resume and keeps to your own facts.',
  changes: ['First: Java, SQL', 'Left out: 2 points'],
  isOrdered: false,
  name: 'Senior Java Developer, Kaveri Systems',
};
const broadsheet = {
  template: 'modern' as const,
  order: ['skills' as const, 'work' as const],
  hidden: ['education' as const],
};

export const fixtures: BlockFixtures<typeof resumeBuilder> = {
  usual: { settings, data: { plans: '/subscribe/plans', own: { ...own, resume } } },
  empty: { settings, data: { plans: '/subscribe/plans', own: { ...own, resume: {}, version: 0 } } },
  modern: {
    settings,
    data: {
      plans: '/subscribe/plans',
      own: { ...own, resume: { ...resume, meta: { broadsheet } } },
    },
  },
  long: {
    settings,
    data: {
      plans: '/subscribe/plans',
      own: {
        ...own,
        profile: {
          ...own.profile,
          file: { ...file, name: `${'Venkatanarasimharajuvaripeta'.repeat(3)}.pdf` },
        },
        resume: {
          ...resume,
          basics: { ...resume.basics, name: 'Venkatanarasimharajuvaripeta '.repeat(5).trim() },
          work: Array.from({ length: 12 }, () => resume.work?.[0] ?? {}),
          meta: { broadsheet: { template: 'compact' } },
        },
      },
    },
  },
  several: {
    settings,
    data: {
      plans: '/subscribe/plans',
      own: {
        ...own,
        profile: { file, next: '/resume-builder?resume=3&done=profile', isDone: true },
        number: 3,
        name: 'Java backend',
        isMain: false,
        resumes: [
          ...own.resumes,
          { number: 3, name: 'Java backend', isMain: false, href: '/resume-builder?resume=3' },
        ],
        limit: 2,
        failed: 'This name is already in use. Choose another one.',
        resume,
      },
    },
  },
  'for a job': {
    settings,
    data: {
      plans: '/subscribe/plans',
      own: {
        ...own,
        job,
        resume,
      },
    },
  },
  'ordered for a job': {
    settings,
    data: {
      plans: '/subscribe/plans',
      own: {
        ...own,
        job: { ...job, text: 'My resume is in order for this job.', changes: [], isOrdered: true },
        resume,
      },
    },
  },
  'no plan': { settings, data: { plans: '/subscribe/plans', own: null } },
};
