const MAX_QUOTES = 2;
const MAX_QUOTE_LENGTH = 140;

/** The ends of blocks end a sentence too; "Rs." does not. */
const SENTENCE_ENDS = /(?<!\brs)[.!?](?=\s|$)|\n/i;
const BLOCK_ENDS = /<\/(?:p|li|h3|h4|ul|ol)>|<br\s*\/?>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const AMOUNT = String.raw`(?:₹|\brs\.?|\binr|\brupees?)\s*\d`;

/** What applicants are charged for. */
const FEES = new RegExp(
  [
    String.raw`\b(?:registration|joining|processing|application|enrol+ment|on-?boarding|verification|documentation|uniform|laptop|kit|certification|placement|interview|gate ?pass|id ?card|bond|training|consultancy|security|caution)\s+(?:fees?|charges?|deposits?|money|amount)\b`,
    String.raw`\brefundable\s+(?:amount|fees?|deposits?|security)\b`,
    String.raw`\bdeposit\s+(?:of\s+)?${AMOUNT}`,
    String.raw`\b(?:pay|transfer|send|deposit)\s+(?:us\s+)?(?:an?\s+)?(?:amount\s+of\s+)?${AMOUNT}[^.]{0,40}\b(?:before|to\s+(?:confirm|register|join|apply|secure|book|start)|for\s+(?:registration|training|verification|joining))\b`,
  ].join('|'),
  'i',
);

/** The applicant is to pay. */
const DEMANDS = new RegExp(
  String.raw`${AMOUNT}|\b(?:pay|paid|payable|candidates?|applicants?|you|your|mandatory|refundable|joining|required)\b`,
  'i',
);

/** The sentence says that nobody pays, or that the employer does, or warns of others. */
const DENIALS =
  /\b(?:no|not|never|none|nor|without|free of|n[o']t|don['’]?t|doesn['’]?t|won['’]?t|zero|waived?|reimburse[sd]?|borne by|bears?|beware|fraud\w*|fake|scam\w*|we pay|company pays)\b/i;

/** The work itself is about payments of others. */
const DUTIES =
  /\b(?:collect(?:s|ed|ing|ion)?|manag(?:e|es|ing)|reconcil\w+|handl(?:e|es|ing)|track(?:s|ing)?|calculat\w+|invoic\w+|students?|customers?|clients?|tenants?|vendors?|patients?|merchants?|loans?|buyers?|members?|suppliers?|dealers?|franchis\w+)\b/i;

const plainText = (html: string): string =>
  html
    .replace(BLOCK_ENDS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ');

const shorten = (sentence: string): string =>
  sentence.length <= MAX_QUOTE_LENGTH
    ? sentence
    : `${sentence.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, '')} …`;

/**
 * The sentences of a job's text in which the applicant is to pay something, at most two. It compares patterns and knows
 * no intent: a sentence that denies a fee, or whose work is about fees of others, is none.
 * @param html the stored description
 */
export const findFees = (html: string): string[] =>
  plainText(html)
    .split(SENTENCE_ENDS)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(
      (sentence) =>
        FEES.test(sentence) &&
        DEMANDS.test(sentence) &&
        !DENIALS.test(sentence) &&
        !DUTIES.test(sentence),
    )
    .slice(0, MAX_QUOTES)
    .map(shorten);
