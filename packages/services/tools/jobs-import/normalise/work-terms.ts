import type { Shift, WorkMode } from '@broadsheet/contract/work-terms';

type OfficeMode = Exclude<WorkMode, 'remote'>;

/** What a vacancy says of where and when the work is done, in the fields and texts of its feed. */
export interface WorkTexts {
  /** A field of the feed for the work mode, such as "Hybrid" or "on_site". */
  readonly workplace: string;
  /** A field for the shift, such as "Night". */
  readonly shift: string;
  readonly title: string;
  readonly locations: readonly string[];
  /** Plain text. */
  readonly description: string;
}

/** Descriptions are longer only by mistake. */
const MAX_CHARACTERS = 20_000;

const HYBRID_FIELD = /\bhybrid\b/i;
const OFFICE_FIELD = /\b(?:on[-_ ]?site|in[-_ ]?office|in[-_ ]?person|office|wfo)\b/i;
/** "Hybrid - Pune", "Pune (Hybrid)", "Java Developer | Hybrid". */
const HYBRID_LABEL = /^hybrid\s*[-–|:,(]|[([]\s*hybrid\s*[)\]]|[-–|,]\s*hybrid\s*$/i;
const OFFICE_LABEL =
  /[([]\s*(?:work from office|wfo|on-?site)\s*[)\]]|[-–|,]\s*(?:work from office|wfo)\s*$/i;

const MODE_NAMED =
  '\\b(?:work(?:ing)? (?:mode|model|type|arrangement|style)|mode of work(?:ing)?|work(?:place)? ?type)';
const HYBRID_TEXT = new RegExp(
  `\\bhybrid (?:work(?:ing|place)?(?: (?:mode|model|arrangement|environment|schedule|set-?up|policy|culture))?|role|position|job|opportunity|schedule)\\b|${MODE_NAMED}\\s*(?:is|will be|[:–-])\\s*hybrid\\b|\\b[1-4] days? (?:a|per|in a|every)? ?(?:week )?(?:work )?(?:from|in|at) (?:the |our )?office\\b`,
  'gi',
);
const OFFICE_TEXT = new RegExp(
  `\\bwork(?:ing)? from (?:the |our )?office\\b|\\bwfo\\b|${MODE_NAMED}\\s*(?:is|will be|[:–-])\\s*(?:on-?site|in[- ]office|office)\\b`,
  'gi',
);
const HOME_TEXT = /\bwork(?:ing)? from home\b|\bwfh\b|\bremote(?:ly)?\b/i;

const ROTATIONAL_TEXT =
  /\brotat(?:ional|ing|ion) (?:\w+ )?shifts?\b|\bshifts? (?:is|are|will be) rotat(?:ional|ing)\b/gi;
/** In capitals: "let us shift" is no shift. */
const NIGHT_TEXT =
  /\b(?:[Nn]ight|NIGHT|[Gg]raveyard|US|U\.S\.) ?(?:[Ss]hifts?|SHIFTS?)\b|\b[Nn]ight [Dd]uty\b/g;
const DAY_TEXT = /\b(?:day|morning|general) shifts?\b/gi;

/** "No night shift", "we do not have night shifts". */
const DENIED_BEFORE = /\b(?:no|not|non|without|never|avoid|isn't|don't)\W+(?:\w+\W+){0,2}$/i;
/** "Night shift is not required", "night shifts if required", "night shift allowance". */
const DENIED_AFTER =
  /^\W*(?:\w+\W+){0,2}?(?:not\b|if (?:required|needed|necessary)|when (?:required|needed)|as (?:required|needed)|optional|allowances?\b)/i;
const AROUND = 40;

/** Whether a text says something that fits a pattern, without denying it. */
const affirms = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(({ 0: match, index }) => {
    const before = text.slice(Math.max(0, index - AROUND), index);
    const after = text.slice(index + match.length, index + match.length + AROUND);
    return !DENIED_BEFORE.test(before) && !DENIED_AFTER.test(after);
  });

const modeOfField = (text: string): OfficeMode | null => {
  if (HYBRID_FIELD.test(text)) return 'hybrid';
  return OFFICE_FIELD.test(text) ? 'office' : null;
};

const modeOfLabels = (labels: readonly string[]): OfficeMode | null => {
  if (labels.some((label) => HYBRID_LABEL.test(label))) return 'hybrid';
  return labels.some((label) => OFFICE_LABEL.test(label)) ? 'office' : null;
};

/** A text that names the office and home may mean a choice: that is not sure. */
const modeOfText = (text: string): OfficeMode | null => {
  if (affirms(text, HYBRID_TEXT)) return 'hybrid';
  return affirms(text, OFFICE_TEXT) && !HOME_TEXT.test(text) ? 'office' : null;
};

/** The work mode of a job that is not remote; null where its feed does not surely say it. */
export const readWorkMode = ({
  workplace,
  title,
  locations,
  description,
}: WorkTexts): OfficeMode | null =>
  modeOfField(workplace) ??
  modeOfLabels([title, ...locations]) ??
  modeOfText(description.slice(0, MAX_CHARACTERS));

const onlyOne = (shifts: readonly (Shift | false)[]): Shift | null => {
  const named = shifts.filter((shift) => shift !== false);
  return named.length === 1 ? (named[0] ?? null) : null;
};

const shiftOfField = (text: string): Shift | null =>
  /\brotat/i.test(text)
    ? 'rotational'
    : onlyOne([
        /\b(?:day|morning|general)\b/i.test(text) && 'day',
        /\b(?:night|graveyard)\b|\bUS\b/i.test(text) && 'night',
      ]);

/** Day and night are one shift only together with a word for their change. */
const shiftOfText = (text: string): Shift | null =>
  affirms(text, ROTATIONAL_TEXT)
    ? 'rotational'
    : onlyOne([affirms(text, DAY_TEXT) && 'day', affirms(text, NIGHT_TEXT) && 'night']);

/** The shift of a job; null where its feed does not surely say it. */
export const readShift = ({ shift, title, description }: WorkTexts): Shift | null =>
  shiftOfField(shift) ?? shiftOfText(title) ?? shiftOfText(description.slice(0, MAX_CHARACTERS));
