import { ANY_BAND, EXPERIENCE_GROUPS, findBand, findGroup } from '@broadsheet/contract/experience';

/** Formats a band as a choice: "Any", "0–1 year", "26+ years". An unknown id becomes "Any". */
export const formatBand = (id: number): string => {
  const band = findBand(id);
  if (!band || band.id === ANY_BAND) return 'Any';
  return `${band.label.replace('-', '–')} ${band.maxYears === 1 ? 'year' : 'years'}`;
};

/** Formats a group as a choice: "4–6 years", the last one "16+ years". */
export const formatGroup = (id: number): string => {
  const group = findGroup(id);
  if (!group) return 'Any';
  const isLast = group.id === EXPERIENCE_GROUPS.at(-1)?.id;
  return isLast ? `${group.minYears}+ years` : `${group.minYears}–${group.maxYears} years`;
};
