/** The site's names of degrees, for any spelling in a resume. */
export const DEGREES = [
  'Ph.D',
  'M.Tech',
  'M.E.',
  'MCA',
  'MBA',
  'PGDM',
  'M.Sc',
  'M.Com',
  'M.A.',
  'M.S.',
  'LL.M',
  'B.Tech',
  'B.E.',
  'BCA',
  'BBA',
  'B.Sc',
  'B.Com',
  'B.A.',
  'B.Des',
  'B.Arch',
  'B.Pharm',
  'LL.B',
  'MBBS',
  'CA',
  'Diploma',
  'Class XII',
  'Class X',
] as const;

export const COURSE_TYPES = ['full-time', 'part-time', 'distance'] as const;
/** The usual course type, which forms preselect. */
export const COURSE_PRESET = 'full-time' satisfies (typeof COURSE_TYPES)[number];
