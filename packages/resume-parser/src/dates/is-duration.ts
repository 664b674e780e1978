const UNIT = '(?:years?|yrs?|y|months?|mos?|mths?|m|ans?|mois|jahre?|monate?|años?|meses)\\.?';
const COUNT =
  '(?:\\d{1,2}(?:\\.\\d)?\\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten|less than a|over a)';
const DURATION = new RegExp(
  `^\\(?\\s*(?:about |almost |over )?${COUNT}\\s*${UNIT}(?:\\s*(?:,|and|et|&)?\\s*${COUNT}\\s*${UNIT})?\\s*\\)?$`,
  'iu',
);

/** How long something took, which some templates compute: "2 years 3 months". */
export const isDuration = (text: string): boolean => DURATION.test(text.trim());
