import {
  COURSE_LEVELS,
  COURSE_MODES,
  type CourseDetail,
  type CourseSummary,
} from '@broadsheet/contract/entities/course';
import { slugOfKeyword } from '@broadsheet/contract/slugs';

/** The courses of one category as text; see `readCourseTable`. */
export interface CourseTable {
  readonly slug: string;
  readonly label: string;
  readonly text: string;
}

export interface DemoCourse {
  readonly slug: string;
  readonly title: string;
  /** Slugs. */
  readonly institute: string;
  readonly category: string;
  readonly level: CourseSummary['level'];
  readonly mode: CourseSummary['mode'];
  readonly weeks: number;
  readonly feeRupees: number;
  readonly skills: readonly string[];
  readonly summary: string;
  readonly audience: string;
  readonly outline: CourseDetail['outline'];
  readonly jobReady: boolean;
  readonly featured: boolean;
  readonly closed: boolean;
}

const split = (text: string, mark: string): string[] => text.split(mark).map((part) => part.trim());

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value => {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`${JSON.stringify(text)} is not one of ${values}`);
  return found;
};

const toPart = (text: string) => {
  const [title = '', detail = ''] = split(text, ': ');
  return { title, text: `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.` };
};

const readCourse = (category: string, lines: readonly string[]): DemoCourse => {
  const [head = '', skills = '', description = '', outline = ''] = lines;
  const [title = '', institute = '', level = '', weeks, fee, mode = '', marks = ''] = split(
    head,
    '|',
  );
  const detail = /^(.+\.) (For .+\.)$/.exec(description);
  if (!detail) throw new Error(`${title} does not say whom it is for`);
  const marked = split(marks, ',');
  return {
    slug: slugOfKeyword(title),
    title,
    institute,
    category,
    level: oneOf(COURSE_LEVELS, level),
    mode: oneOf(COURSE_MODES, mode),
    weeks: Number(weeks),
    feeRupees: Number(fee),
    skills: split(skills, ','),
    summary: detail[1] ?? '',
    audience: detail[2] ?? '',
    outline: split(outline, ';').map(toPart),
    jobReady: marked.includes('ready'),
    featured: marked.includes('featured'),
    closed: marked.includes('closed'),
  };
};

/**
 * Parses courses of four lines each: title, institute, level, weeks, fee in rupees, mode and marks; skills; description
 * and audience; contents. Throws an Error that names the fault.
 */
export const readCourseTable = ({ slug, text }: CourseTable): DemoCourse[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((course) => readCourse(slug, course.split('\n')));
