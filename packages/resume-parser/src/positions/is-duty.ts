import { companyScore, titleScore } from './header-terms.ts';

/** What somebody did: it starts with a verb of the past. */
const PAST =
  /^(?:\p{Lu}\p{Ll}+ly )?(?:\p{L}{2,}ed|led|ran|built|wrote|won|grew|cut|met|held|drove|made|set|took|gave|kept|taught|sold|oversaw|began|spent|brought|found)\s/iu;
/** These words end like one and start titles and names. */
const NO_VERB =
  /^(?:certified|chartered|registered|licensed|limited|united|advanced|allied|applied|unified|embedded|distributed|integrated|associated|federated|red)\s/iu;
/** "Managing", "Responsible for". */
const DOING = /^(?:responsible|\p{L}{3,}ing)\s+(?:for|the|a|an|and|with|of|in|to|all|new|our)\s/iu;
/** Small words that names of companies lack. */
const OF_SENTENCES = /\s(?:the|a|an|all|our|their|its|which|that|to|from|by|into|with|on)\s/u;
const TERMS_MIN = 4;
/** A name in capitals at the start of a text that is not: "CRED / Kolkata / Aug 2020". */
const NAME_IN_CAPITALS = /^\p{Lu}{2,}(?=\s)(?=.*\p{Ll})/u;

/** Whether a text is a sentence about work: neither the title nor the company of a job. */
export const isDuty = (text: string): boolean => {
  const plain = text.trim();
  if (plain.split(/\s+/).filter((term) => /\p{L}/u.test(term)).length < TERMS_MIN) return false;
  if (DOING.test(plain)) return true;
  if (!PAST.test(plain) || NO_VERB.test(plain) || NAME_IN_CAPITALS.test(plain)) return false;
  return titleScore(plain) < 1 && (companyScore(plain) < 1 || OF_SENTENCES.test(plain));
};
