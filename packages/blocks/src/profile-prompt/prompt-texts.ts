/** The default texts of the prompt; `{profile}` and `{resume}` are the experience in the profile and in the resume. */
export const PROMPT_TEXTS = {
  everybody: {
    title: 'Complete your profile to get matching jobs',
    text: 'Add your experience, skills and city. It takes a few minutes.',
    button: 'Complete profile',
    link: '/update-profile',
  },
  experienceMissing: {
    title: 'Add your years of experience',
    text: 'We will show you jobs at your level.',
    button: 'Add experience',
    link: '/update-profile',
  },
  freshers: {
    title: 'Start your career here',
    text: 'Find companies that hire freshers, and courses to get you ready.',
    links: [
      { label: 'Jobs for freshers', link: '/search/jobs.html?exp=2' },
      { label: 'Courses', link: '/learning' },
    ],
  },
  parserMismatch: {
    title: 'Your resume says {resume}, your profile {profile}',
    text: 'Which one is right? We use it to match jobs.',
    take: 'Use {resume}',
    keep: 'Keep {profile}',
  },
  profileUpdateSuccess: {
    title: 'Your profile is up to date',
    text: 'We now match jobs to your experience of {profile}.',
    button: 'See your jobs',
    link: '/jobfeed',
  },
  perfectMatch: {
    title: 'Is your experience up to date?',
    text: 'Your resume and your profile both say {profile}.',
    button: 'Yes, confirm',
  },
} as const;
