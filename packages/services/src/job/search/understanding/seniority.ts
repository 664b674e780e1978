import { toSingular } from '../../../platform/text-search/word-forms.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Positions of people who do the work themselves. */
const CONTRIBUTORS = setOf(`
  executive analyst associate trainee apprentice assistant intern internship officer coordinator specialist recruiter accountant
  clerk cashier telecaller developer engineer programmer tester designer writer technician operator representative agent
`);
/** Positions of people who lead others. */
const MANAGERS = setOf('manager mgr lead leader supervisor incharge principal');
/** Positions of people who lead managers. */
const HEADS = 'chief|head|director|president|vp|avp|svp|evp|gm|general manager';
const QUERY_HEADS = setOf(
  'chief head director president vp avp svp evp gm dgm agm ceo cfo coo cto cio cmo chro',
);

const HEAD_TITLE = new RegExp(`(?:^| )(?:${HEADS})(?: |$)`);

/** Whether a query names work that people do themselves, and nobody who leads. @param tokens as `foldText` writes them */
export const namesContributor = (tokens: readonly string[]): boolean => {
  const forms = tokens.map(toSingular);
  return (
    forms.some((form) => CONTRIBUTORS.has(form)) &&
    !forms.some((form) => MANAGERS.has(form) || QUERY_HEADS.has(form))
  );
};

/** Whether a title is of somebody who leads managers. @param title as `foldText` writes it */
export const isHeadTitle = (title: string): boolean => HEAD_TITLE.test(title);
