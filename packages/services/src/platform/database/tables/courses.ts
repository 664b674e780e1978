import type { Brand } from '@broadsheet/contract/brand';
import type { CourseDetail, CourseSummary } from '@broadsheet/contract/entities/course';
import type { Generated, JSONColumnType } from 'kysely';
import type { Maintained } from '../maintained.ts';

export interface CourseCategoriesTable {
  id: Generated<number>;
  brand: Brand;
  slug: string;
  label: string;
  position: number;
}

export interface InstitutesTable {
  id: Generated<number>;
  brand: Brand;
  slug: string;
  name: string;
  logo: string | null;
  about: string;
  city: string;
  founded: number;
}

export interface CoursesTable {
  id: Generated<number>;
  brand: Brand;
  slug: string;
  title: string;
  summary: string;
  audience: string;
  outline: JSONColumnType<CourseDetail['outline']>;
  institute_id: number;
  category_id: number;
  mode: CourseSummary['mode'];
  level: CourseSummary['level'];
  weeks: number;
  /** Whole rupees; 0 is free, null is not told. */
  fee_rupees: number | null;
  /** YYYY-MM-DD as it is written; to be read by to_char, since a Date would be moved by time zones. */
  starts_on: string | null;
  skills: string[];
  job_ready: Generated<boolean>;
  featured: Generated<boolean>;
  status: Generated<'open' | 'closed'>;
  /** Title (A), skills, institute and category (B), summary (C). */
  search: Maintained<string>;
}

export interface CourseBannersTable {
  id: Generated<number>;
  brand: Brand;
  course_id: number;
  title: string;
  description: string;
  cta_text: string;
  position: number;
}

/** At most one of a seeker about a course. */
export interface CourseEnquiriesTable {
  seeker_id: number;
  course_id: number;
  enquired_at: Date;
  /** It was not named, but is like one that was. */
  is_similar: boolean;
  /** Where the seeker came from, as the page says it. */
  refinv: string;
  reforg: string;
  device: string;
}
