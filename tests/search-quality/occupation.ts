/** An occupation as a public classification describes it, in the classification's words. */
export interface Occupation {
  readonly code: string;
  /** The next larger unit of the classification. */
  readonly group: string;
  readonly name: string;
  readonly description: string;
  /** Every title that the source lists, without abbreviations. */
  readonly titles: readonly string[];
  readonly abbreviations: readonly string[];
  readonly tasks: readonly string[];
  readonly skills: readonly string[];
  /** Codes of occupations that the source calls related. */
  readonly related: ReadonlySet<string>;
  /** Preparation that it needs, 1 to 5. */
  readonly zone: number;
}
