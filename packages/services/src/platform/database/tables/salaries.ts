import type { Brand } from '@broadsheet/contract/brand';

/** Quantiles of the salaries that employers advertised for a kind of job. `refreshSalaries` computes all rows. */
export interface SalaryInsightsTable {
  brand: Brand;
  /** Jobs with the same title, without its rank, or with the same first keyword. */
  scope: 'title' | 'keyword';
  /** The title as `titleKey` writes it, or the id of the keyword. */
  key: string;
  /** 0: all of India. */
  city_id: number;
  /** The experience that the jobs start from, in years, both ends included. */
  min_years: number;
  max_years: number;
  salaries: number;
  low_lakh: number;
  median_lakh: number;
  high_lakh: number;
}
