/** A tag that a seeker has as a skill, or follows. */
export interface TasteTag {
  readonly id: number;
  readonly label: string;
}

/** A seeker's preferences for the feed; empty, null and false set no preference. */
export interface Preferences {
  readonly areas: readonly number[];
  readonly cities: readonly number[];
  /** Lakh rupees a year. */
  readonly minPayLakh: number | null;
  readonly workFromHome: boolean;
}

/** What is known about the jobs that suit a seeker. Ids are of the brand. */
export interface Taste {
  readonly skills: readonly TasteTag[];
  readonly keywords: readonly TasteTag[];
  /** The companies that the seeker follows. */
  readonly companies: readonly number[];
  /** The functional area of the profile. */
  readonly area: number | null;
  readonly preferredCities: readonly number[];
  readonly currentCity: number | null;
  /** Completed years of work. */
  readonly years: number | null;
  /** Lakh rupees a year. */
  readonly expectedLakh: number | null;
  readonly preferences: Preferences;
}

export const NO_PREFERENCES: Preferences = {
  areas: [],
  cities: [],
  minPayLakh: null,
  workFromHome: false,
};

/** Where the seeker wants to work, or else lives. */
export const citiesOf = ({
  preferences,
  preferredCities,
  currentCity,
}: Taste): readonly number[] => {
  if (preferences.cities.length > 0) return preferences.cities;
  if (preferredCities.length > 0) return preferredCities;
  return currentCity === null ? [] : [currentCity];
};

/** The functional areas that the seeker wants, or else works in. */
export const areasOf = ({ preferences, area }: Taste): readonly number[] => {
  if (preferences.areas.length > 0) return preferences.areas;
  return area === null ? [] : [area];
};

export const tagsOf = ({ skills, keywords }: Taste): readonly number[] => [
  ...new Set([...skills, ...keywords].map(({ id }) => id)),
];

/** Whether there is anything to select jobs by. */
export const hasTaste = (taste: Taste): boolean =>
  [tagsOf(taste), areasOf(taste), citiesOf(taste), taste.companies].some(
    ({ length }) => length > 0,
  ) ||
  taste.years !== null ||
  taste.preferences.minPayLakh !== null ||
  taste.preferences.workFromHome;
