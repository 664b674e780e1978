import type {
  Education,
  ExperienceStatus,
  MaritalStatus,
  RegistrationStep,
} from '@broadsheet/contract/entities/profile';
import type { Generated, GeneratedAlways } from 'kysely';

/** A seeker's profile, one row after the first entry; null is not known. Ids are of the seeker's brand. */
export interface ProfilesTable {
  seeker_id: number;
  /** YYYY-MM-DD; read it with to_char, because time zones would shift a Date. */
  dob: string | null;
  gender: 1 | 2 | null;
  country_code: string | null;
  city_id: number | null;
  marital_status: MaritalStatus | null;
  experience_status: ExperienceStatus | null;
  experience_months: number | null;
  category_id: number | null;
  industry_id: number | null;
  current_ctc_rupees: number | null;
  expected_ctc_rupees: number | null;
  confidential: Generated<boolean>;
  negotiable: Generated<boolean>;
  notice_days: number | null;
  female_candidate: Generated<boolean>;
  female_back_work_force: Generated<boolean>;
  differently_abled: Generated<boolean>;
  ex_defence: Generated<boolean>;
  work_from_home: Generated<boolean>;
  show_maven: Generated<boolean>;
  /** Saved or skipped. */
  registration_steps: Generated<RegistrationStep[]>;
  /** When a prompt for the profile was last accepted. */
  prompt_accepted_at: Date | null;
  updated_at: Date;
}

/** The positions that a seeker has held; months are YYYY-MM. */
export interface PositionsTable {
  id: GeneratedAlways<number>;
  seeker_id: number;
  title: string;
  company: string;
  from_month: string;
  /** Null for a current position. */
  until_month: string | null;
  description: string;
}

export interface EducationsTable {
  id: GeneratedAlways<number>;
  seeker_id: number;
  degree: Education['degree'];
  course_type: Education['courseType'];
  institute: string;
  year: number;
}

/** The strongest skill has position 0. */
export interface SeekerSkillsTable {
  seeker_id: number;
  tag_id: number;
  position: number;
}

export interface FollowedTagsTable {
  seeker_id: number;
  tag_id: number;
  followed_at: Date;
}

export interface PreferredCitiesTable {
  seeker_id: number;
  city_id: number;
  position: number;
}

/** At most one per seeker. */
export interface CoverLettersTable {
  id: GeneratedAlways<number>;
  seeker_id: number;
  text: string;
  updated_at: Date;
}
