/** The spec's experience bands: id to completed years, both ends included. Band 1 is "any or unknown". */
export const EXPERIENCE_BANDS = [
  { id: 1, minYears: 0, maxYears: 30, label: 'Any' },
  { id: 2, minYears: 0, maxYears: 1, label: '0-1' },
  { id: 3, minYears: 2, maxYears: 3, label: '2-3' },
  { id: 4, minYears: 4, maxYears: 6, label: '4-6' },
  { id: 5, minYears: 7, maxYears: 10, label: '7-10' },
  { id: 6, minYears: 11, maxYears: 15, label: '11-15' },
  { id: 7, minYears: 16, maxYears: 20, label: '16-20' },
  { id: 8, minYears: 21, maxYears: 25, label: '21-25' },
  { id: 9, minYears: 26, maxYears: 100, label: '26+' },
] as const;

export const ANY_BAND = 1;

/** How a job without a maximum is stored and compared: it suits everybody from its minimum on. */
export const NO_MAX_YEARS = 100;

/** The spec's second grouping, of completed years to 1-5: for lists that few years divide, such as that of jobs for women. */
export const EXPERIENCE_GROUPS = [
  { id: 1, minYears: 0, maxYears: 3 },
  { id: 2, minYears: 4, maxYears: 6 },
  { id: 3, minYears: 7, maxYears: 10 },
  { id: 4, minYears: 11, maxYears: 15 },
  { id: 5, minYears: 16, maxYears: 100 },
] as const;

export type ExperienceBand = (typeof EXPERIENCE_BANDS)[number]['id'];

const bandsFromNarrowest = EXPERIENCE_BANDS.filter((band) => band.id !== ANY_BAND);

/** @param completedYears whole years; a fraction is cut off, unknown is band 1. */
export const resolveExperienceBand = (completedYears: number | undefined): ExperienceBand => {
  if (completedYears === undefined || !Number.isFinite(completedYears)) return ANY_BAND;
  const years = Math.max(0, Math.floor(completedYears));
  return bandsFromNarrowest.find((band) => years <= band.maxYears)?.id ?? 9;
};

/** @param completedYears whole years; a fraction is cut off. */
export const resolveExperienceGroup = (completedYears: number): number => {
  const years = Math.max(0, Math.floor(completedYears));
  return EXPERIENCE_GROUPS.find((group) => years <= group.maxYears)?.id ?? 5;
};

export const findGroup = (id: number) => EXPERIENCE_GROUPS.find((group) => group.id === id);

/** The group that a band starts in; undefined for any band, which covers all groups. */
export const groupOfBand = (id: number): number | undefined => {
  const band = findBand(id);
  return band && band.id !== ANY_BAND ? resolveExperienceGroup(band.minYears) : undefined;
};

export const findBand = (id: number) => EXPERIENCE_BANDS.find((band) => band.id === id);
