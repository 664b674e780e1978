import type { Brand } from '@broadsheet/contract/brand';
import type { ColumnType, Generated } from 'kysely';

/** A column that the database writes; inserts and updates leave it alone. */
type Maintained<Value> = ColumnType<Value, never, never>;

export interface CategoriesTable {
  brand: Brand;
  data_id: number;
  label: string;
  tag: string;
  position: number;
}

export interface TagsTable {
  brand: Brand;
  data_id: number;
  category_id: number;
  label: string;
  tag: string;
  position: number;
}

export interface CitiesTable {
  brand: Brand;
  id: number;
  label: string;
  slug: string;
  synonyms: string[];
  /** Slugs. */
  nearby: string[];
  promoted: boolean;
}

export interface IndustriesTable {
  id: Generated<number>;
  label: string;
}

export interface CompaniesTable {
  id: Generated<number>;
  brand: Brand;
  slug: string;
  name: string;
  logo: string | null;
  industry_id: number;
  about: string;
  /** As employers say it: "201-500 people". */
  size: string;
  founded: number | null;
  headquarters_id: number | null;
  /** Ids of the brand's cities, the headquarters' first. */
  city_ids: number[];
}

export interface RecruitersTable {
  id: Generated<number>;
  brand: Brand;
  company_id: number;
  name: string;
  designation: string;
}

export interface PerksTable {
  company_id: number;
  position: number;
  label: string;
  detail: string;
}

export interface JobsTable {
  id: Generated<number>;
  brand: Brand;
  /** Where it came from: `demo`, or the name of an imported feed. With external_id, the key of an import. */
  source: string;
  external_id: string;
  /** Hash of what the source last said, by which an import tells changed from unchanged. */
  fingerprint: string | null;
  title: string;
  /** The words of its address, without the id. */
  slug: string;
  company_id: number;
  recruiter_id: number | null;
  category_id: number;
  industry_id: number;
  functional_area: string;
  city_ids: number[];
  tag_ids: number[];
  skills: string[];
  min_years: number;
  max_years: number;
  /** Annual, lakh rupees; both null when confidential. */
  pay_min_lakh: number | null;
  pay_max_lakh: number | null;
  female_candidate: Generated<boolean>;
  female_back_work_force: Generated<boolean>;
  differently_abled: Generated<boolean>;
  ex_defence: Generated<boolean>;
  work_from_home: Generated<boolean>;
  description_html: string;
  openings: Generated<number>;
  views: Generated<number>;
  applied: Generated<number>;
  apply_url: string | null;
  status: Generated<'open' | 'expired'>;
  posted_at: Date;
  expires_at: Date;
  updated_at: Generated<Date>;
  /** Title (A), skills, tags and company (B): small enough to rank by. */
  headline: Maintained<string>;
  /** The headline and the description (C). */
  search: Maintained<string>;
}

export interface SearchWordsTable {
  brand: Brand;
  word: string;
  jobs: number;
}

/** Whole titles and skills of open jobs, for suggestions. */
export interface SearchPhrasesTable {
  brand: Brand;
  kind: 'job' | 'skill';
  label: string;
  jobs: number;
}

export interface LoadsTable {
  name: string;
  loaded_at: Generated<Date>;
}

export interface Schema {
  categories: CategoriesTable;
  tags: TagsTable;
  cities: CitiesTable;
  industries: IndustriesTable;
  companies: CompaniesTable;
  recruiters: RecruitersTable;
  perks: PerksTable;
  jobs: JobsTable;
  search_words: SearchWordsTable;
  search_phrases: SearchPhrasesTable;
  loads: LoadsTable;
}
