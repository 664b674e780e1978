import { ANY_BAND, findBand } from '@broadsheet/contract/experience';

/** A band as a choice: "Any", "0–1 year", "26+ years". An id that is no band reads as "Any". */
export const formatBand = (id: number): string => {
  const band = findBand(id);
  if (!band || band.id === ANY_BAND) return 'Any';
  return `${band.label.replace('-', '–')} ${band.maxYears === 1 ? 'year' : 'years'}`;
};
