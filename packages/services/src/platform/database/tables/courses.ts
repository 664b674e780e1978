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
  /** Whole rupees; 0 is free, null is not known. */
  fee_rupees: number | null;
  /** YYYY-MM-DD; read it with to_char, because time zones would shift a Date. */
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

/** At most one per seeker and course. */
export interface CourseEnquiriesTable {
  seeker_id: number;
  course_id: number;
  enquired_at: Date;
  /** The seeker did not name this course; it is similar to one that they named. */
  is_similar: boolean;
  /** Where the seeker came from, as the page reports it. */
  refinv: string;
  reforg: string;
  device: string;
}
