export const SENIORITIES = ['entry', 'mid', 'senior', 'lead'] as const;
export type Seniority = (typeof SENIORITIES)[number];

/** One kind of work, from which the generator writes many distinct, believable vacancies. */
export interface RoleTable {
  /** Slugs of the brand config's tags that a vacancy of this role carries; the first is its own. */
  readonly tags: readonly string[];
  /** Job titles as Indian employers write them, two to four for each seniority. */
  readonly titles: Readonly<Record<Seniority, readonly string[]>>;
  /** 8 to 14 skills as written in a posting. */
  readonly skills: readonly string[];
  /** 8 to 12 full sentences: what the person will do. */
  readonly duties: readonly string[];
  /** 5 to 8 full sentences: the employer's requirements. */
  readonly requirements: readonly string[];
}

export interface CategoryTable {
  /** `tag` of the category in the brand config. */
  readonly category: string;
  readonly functionalArea: string;
  /** Annual pay in lakh rupees, lowest and highest usual offer. */
  readonly payLakh: Readonly<Record<Seniority, readonly [number, number]>>;
  readonly roles: readonly RoleTable[];
}
