import type { Brand } from '@broadsheet/contract/brand';
import type { Generated } from 'kysely';

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
  /** As employers write it: "201-500 people". */
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
