import { toSingular } from '../../../platform/text-search/word-forms.ts';

const listOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Positions of people who do the work themselves. */
const CONTRIBUTORS = new Set(
  listOf(`
    executive analyst associate trainee apprentice assistant intern internship officer coordinator specialist recruiter accountant
    clerk cashier telecaller developer engineer programmer tester designer writer technician operator representative agent
  `),
);
/** Positions of people who lead others. */
const MANAGERS = new Set(listOf('manager mgr lead leader supervisor incharge principal'));
/** Positions of people who lead managers. */
const HEADS = listOf(
  'chief head director president vp avp svp evp gm dgm agm ceo cfo coo cto cio cmo chro',
);
const HEAD_TERMS = new Set(HEADS);

/** Not of a head office. */
const HEAD_TITLE = new RegExp(`(?:^| )(?:${HEADS.join('|')}|general manager)(?= (?!office)|$)`);
/** Whom somebody works for, as in "executive assistant to the director". */
const WORKS_FOR = / (?:to|for) .*/;

/** Whether a query names work that people do themselves, and nobody who leads. @param tokens as `foldText` writes them */
export const namesContributor = (tokens: readonly string[]): boolean => {
  const forms = tokens.map(toSingular);
  return (
    forms.some((form) => CONTRIBUTORS.has(form)) &&
    !forms.some((form) => MANAGERS.has(form) || HEAD_TERMS.has(form))
  );
};

/** Whether a title is of somebody who leads managers. @param title as `foldText` writes it */
export const isHeadTitle = (title: string): boolean =>
  HEAD_TITLE.test(title.replace(WORKS_FOR, ''));
