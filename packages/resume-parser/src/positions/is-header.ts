import type { Row } from '../rows.ts';
import { companyScore } from './header-terms.ts';
import { isDuty } from './is-duty.ts';

const LENGTH_MAX = 90;
const MAX_TERMS = 11;
const ENDS_SENTENCE = /[.;:,]$/u;
const INTRODUCES =
  /^(?:key |main |job |my )?(?:roles?|responsibilit|duties|achievements?|accomplishments?|projects?|environment|technolog|tech stack|tools|skills|description|deliverables|highlights)/iu;

/** Whether a row may be the header of a job: short, and neither a bullet point nor a sentence. */
export const isHeader = (row: Row): boolean => {
  const { text } = row;
  if (row.isPoint || text.length > LENGTH_MAX || text.split(/\s+/).length > MAX_TERMS) return false;
  if (isDuty(text)) return false;
  if (INTRODUCES.test(text) && !/^roles?\s*[:-]/iu.test(text)) return false;
  return !ENDS_SENTENCE.test(text) || companyScore(text) > 0;
};

/** Whether two rows have the same style, like the headers of a resume. */
export const isSimilar = (a: Row, b: Row): boolean =>
  a.isBold === b.isBold && Math.abs(a.size - b.size) <= 0.6 && Math.abs(a.x - b.x) <= 4;
