import type { Brand } from '@broadsheet/contract/brand';
import type { CoverSizes, NarrowPicture } from '@broadsheet/contract/entities/office-picture';
import type { ColumnType, Generated } from 'kysely';

/** JSON or null; null where nothing is written. */
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

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
  /** Address of a wide picture, 16:9. */
  cover: Generated<string | null>;
  /** Of the cover, as #rrggbb; null is not known. */
  cover_colour: Generated<string | null>;
  /** Of the cover; null where it has no narrow version. A trigger removes what a new cover comes without. */
  cover_sizes: OptionalJson<CoverSizes>;
  industry_id: number;
  about: string;
  /** As employers write it: "201-500 people". */
  size: string;
  founded: number | null;
  headquarters_id: number | null;
  /** Ids of the brand's cities, the headquarters' first. */
  city_ids: number[];
  /** Its own domain in lower case, such as kaveri.example; null is not known. */
  domain: Generated<string | null>;
  /** When we confirmed that it receives mail at its domain; null: not yet. */
  domain_confirmed_at: Generated<Date | null>;
  /** When we checked the documents of its registration; null: not yet. */
  documents_checked_at: Generated<Date | null>;
}

/** How an employer answers applications on this site; `refreshAnswers` computes all rows. */
export interface EmployerAnswersTable {
  company_id: number;
  applications: number;
  answered: number;
  /** Half of the answers came within so many days; null without answers. */
  median_days: number | null;
}

export interface RecruitersTable {
  id: Generated<number>;
  brand: Brand;
  company_id: number;
  name: string;
  designation: string;
  /** Address of a square picture; null: pages show initials. */
  portrait: Generated<string | null>;
}

/** The pictures of companies that recruiters have set. */
export interface RecruiterPicturesTable {
  company_id: number;
  address: string;
  recruiter_id: number;
  set_at: Date;
}

export interface PerksTable {
  company_id: number;
  position: number;
  label: string;
  detail: string;
}

/** What pages show of a company's offices; the address names an image of the site. */
export interface OfficePicturesTable {
  company_id: number;
  /** Ascending; 1 is the first. */
  position: number;
  address: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The most frequent colour, as #rrggbb. */
  colour: string;
  narrow: OptionalJson<NarrowPicture>;
}
