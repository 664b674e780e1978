const MAX_CHARACTERS = 80;
const MS_A_MINUTE = 60_000;
const MS_A_DAY = 86_400_000;
const INDIA_OFFSET_MS = 330 * MS_A_MINUTE;
const EARLIEST = Date.UTC(2000, 0, 1);
const MAX_FUTURE_MS = 5 * 366 * MS_A_DAY;
/** A smaller number of time is in seconds since 1970, a larger one in milliseconds. */
const MIN_MILLISECONDS = 100_000_000_000;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS_A_UNIT: Readonly<Record<string, number>> = {
  minute: 1 / 1_440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
};

const clock =
  '(?:[t ,]+(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?\\s*(am|pm)?\\s*(z|gmt|utc|ist|[+-]\\d{2}:?\\d{2})?)?$';
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${clock}`);
const DAY_FIRST = new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})${clock}`);
const DAY_MONTH = new RegExp(
  `^(?:[a-z]{3,9},?\\s+)?(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+([a-z]{3,9})\\.?,?[\\s-]+(\\d{4})${clock}`,
);
const MONTH_DAY = new RegExp(
  `^(?:[a-z]{3,9},?\\s+)?([a-z]{3,9})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${clock}`,
);
const AGO = /^(?:posted\s+)?(?:(\d{1,3})\+?|an?)\s*(minute|hour|day|week|month)s?\s+ago$/;

type Clock = readonly (string | undefined)[];

const offsetOf = (zone: string | undefined): number => {
  if (!zone || zone === 'ist') return INDIA_OFFSET_MS;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MS_A_MINUTE;
};

const instantOf = (year: number, month: number, day: number, time: Clock): number | null => {
  const [hour = '0', minute = '0', second = '0', half, zone] = time;
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
  if (hours > 24 || Number(minute) > 59 || Number(second) > 60) return null;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  const within = ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1_000;
  return midnight.getTime() + within - offsetOf(zone);
};

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3)) + 1;

const parseAbsolute = (text: string): number | null => {
  const iso = YEAR_FIRST.exec(text);
  if (iso) return instantOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso.slice(4));
  const indian = DAY_FIRST.exec(text);
  if (indian) {
    const [first, second] = [Number(indian[1]), Number(indian[2])];
    const [day, month] = second > 12 ? [second, first] : [first, second];
    return instantOf(Number(indian[3]), month, day, indian.slice(4));
  }
  const spoken = DAY_MONTH.exec(text);
  if (spoken)
    return instantOf(
      Number(spoken[3]),
      monthOf(spoken[2] ?? ''),
      Number(spoken[1]),
      spoken.slice(4),
    );
  const american = MONTH_DAY.exec(text);
  if (!american) return null;
  const month = monthOf(american[1] ?? '');
  return instantOf(Number(american[3]), month, Number(american[2]), american.slice(4));
};

const parseRelative = (text: string, now: number): number | null => {
  if (/^(?:just (?:now|posted)|today|few hours ago)$/.test(text)) return now;
  if (text === 'yesterday') return now - MS_A_DAY;
  const [, count = '1', unit] = AGO.exec(text) ?? [];
  return unit ? now - Number(count) * (DAYS_A_UNIT[unit] ?? 0) * MS_A_DAY : null;
};

/**
 * Epoch milliseconds of ISO 8601, RFC 822, "05/03/2026" (day first, unless that is not a date), "5 Mar 2026", "3 days
 * ago" or a number of seconds or milliseconds. Without a zone, it is Indian time. Null for an invalid date, and for one
 * before 2000 or more than five years in the future.
 */
export const parseDate = (value: string | number | undefined, now: number): number | null => {
  if (value === undefined || value === '') return null;
  const text = String(value).slice(0, MAX_CHARACTERS).trim().toLowerCase();
  const count = /^\d{9,14}$/.test(text) ? Number(text) : undefined;
  const instant =
    count === undefined
      ? (parseAbsolute(text) ?? parseRelative(text, now))
      : count * (count < MIN_MILLISECONDS ? 1_000 : 1);
  if (instant === null || instant < EARLIEST || instant > now + MAX_FUTURE_MS) return null;
  return Math.round(instant);
};
