import { ANY_BAND, EXPERIENCE_GROUPS, findBand, findGroup } from '@broadsheet/contract/experience';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

/** Formats a band as a choice: "Any", "0–1 year", "26+ years". An unknown id becomes "Any". */
export const formatBand = (id: number, { any, years }: Messages['experience']): string => {
  const band = findBand(id);
  if (!band || band.id === ANY_BAND) return any;
  return formatMessage(years, { range: band.label.replace('-', '–'), max: band.maxYears });
};

/** Formats a group as a choice: "4–6 years", the last one "16+ years". */
export const formatGroup = (id: number, { any, years }: Messages['experience']): string => {
  const group = findGroup(id);
  if (!group) return any;
  const { minYears, maxYears } = group;
  const isLast = group.id === EXPERIENCE_GROUPS.at(-1)?.id;
  const range = isLast ? `${minYears}+` : `${minYears}–${maxYears}`;
  return formatMessage(years, { range, max: maxYears });
};
