import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';

const NUMBER = /(?<![\d.])(?:\(?(?:\+|00)\)?\s*)?\(?\+?\d[\d\s().-]{6,20}\d(?!\d)/gu;
const MOBILE = /^[6-9]\d{9}$/;
const AMERICAN = /^\(([2-9]\d{2})\)\s?(\d{3}[ .-]\d{4})$/u;
const INDIA = '91';
const DIGITS_MIN = 8;
const DIGITS_MAX = 15;

interface Found {
  readonly value: string;
  readonly confidence: number;
}

const readNumber = (written: string): Found | null => {
  const hasCode = /^\(?(?:\+|00)/.test(written) || written.includes('+');
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  // (415) 555-0132: an American number without its code.
  const [, area, line] = AMERICAN.exec(written.trim()) ?? [];
  if (!hasCode && area && line)
    return { value: `+1${area}${line.replace(/\D/g, '')}`, confidence: 0.7 };
  if (MOBILE.test(digits) && !hasCode) return { value: `+${INDIA}${digits}`, confidence: 0.95 };
  // +91 (0) 98765 43210
  const national = digits.startsWith(INDIA) ? digits.slice(INDIA.length).replace(/^0+/, '') : '';
  if (MOBILE.test(national)) return { value: `+${INDIA}${national}`, confidence: 1 };
  if (!hasCode || digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) return null;
  return { value: `+${digits}`, confidence: 0.8 };
};

/** The first phone number of a resume; without a country code, an Indian mobile number. */
export const findPhone = (texts: readonly string[]): ParsedResume['phone'] => {
  for (const text of texts) {
    const plain = text.replaceAll('\t', '\n').replace(/[‐‑–—−]/gu, '-');
    for (const [written] of plain.matchAll(NUMBER)) {
      const found = written.includes('\n') ? null : readNumber(written);
      if (found) return found;
    }
  }
  return undefined;
};
