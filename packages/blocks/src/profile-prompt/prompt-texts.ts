/** What the prompt says as long as nobody has written something better; `{profile}` and `{resume}` stand for times of work. */
export const PROMPT_TEXTS = {
  everybody: {
    title: 'Jobs that fit begin with your profile',
    text: 'Say how long you have worked, in what and where. Lists and notices follow it.',
    button: 'My profile',
    link: '/update-profile',
  },
  experienceMissing: {
    title: 'Tell us how long you have worked',
    text: 'Until then we show you jobs of every level, the first ones and the last.',
    button: 'Tell us',
    link: '/update-profile',
  },
  freshers: {
    title: 'Your first job is in here',
    text: 'Employers who hire people without experience, and courses that lead to a job.',
    links: [
      { label: 'First jobs', link: '/search/jobs.html?exp=2' },
      { label: 'Courses', link: '/learning' },
    ],
  },
  parserMismatch: {
    title: 'Your resume says {resume}, your profile {profile}',
    text: 'Which of them is right? The jobs that we show you follow it.',
    take: 'Take {resume}',
    keep: 'Keep {profile}',
  },
  profileUpdateSuccess: {
    title: 'Thank you, your profile is up to date',
    text: 'Your experience by it: {profile}. The jobs that we show you follow it from now on.',
    button: 'See your jobs',
    link: '/jobfeed',
  },
  perfectMatch: {
    title: 'Your resume and your profile agree',
    text: 'Both say {profile}. Is it still right?',
    button: 'Still right',
  },
} as const;
