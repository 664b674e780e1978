import type { Brand } from '@broadsheet/contract/brand';

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
