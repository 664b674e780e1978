import type { CourseDetail } from '@broadsheet/contract/entities/course';
import { formatDay } from '../dates/format-day.ts';

const MODES = { online: 'Online', classroom: 'In the classroom', blended: 'Online and in class' };
const LEVELS = {
  beginner: 'For beginners',
  intermediate: 'For those with some practice',
  advanced: 'Advanced',
};
const rupees = new Intl.NumberFormat('en-IN');

const feeOf = (fee: number | null): string => {
  if (fee === null) return 'Told by the institute';
  return fee === 0 ? 'Free' : `₹${rupees.format(fee)}, taxes included`;
};

/** What can be said of a course in a line each. */
export const brochureFacts = (course: CourseDetail): readonly (readonly [string, string])[] => {
  const { institute, mode, level, weeks, feeRupees, startsOn, skills, jobReady } = course;
  return [
    ['Institute', `${institute.name}, ${institute.city}`],
    ['How', MODES[mode]],
    ['Level', LEVELS[level]],
    ['Length', weeks === 1 ? '1 week' : `${weeks} weeks`],
    ['Fee', feeOf(feeRupees)],
    ['Next batch', startsOn === null ? 'No day is set yet' : formatDay(startsOn)],
    ...(skills.length > 0 ? [['Skills', skills.join(', ')] as const] : []),
    ...(jobReady ? [['Afterwards', 'Help with finding work'] as const] : []),
  ];
};
