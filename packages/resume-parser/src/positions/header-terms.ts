/** Words that job titles end with or contain. */
const TITLE_TERMS: ReadonlySet<string> = new Set([
  ...['engineer', 'developer', 'programmer', 'manager', 'analyst', 'consultant', 'executive'],
  ...['lead', 'leader', 'head', 'director', 'officer', 'associate', 'assistant', 'intern'],
  ...['trainee', 'architect', 'administrator', 'designer', 'specialist', 'coordinator'],
  ...['co-ordinator', 'accountant', 'auditor', 'president', 'vp', 'avp', 'ceo', 'cto', 'cfo'],
  ...['coo', 'founder', 'co-founder', 'partner', 'scientist', 'researcher', 'professor'],
  ...['lecturer', 'teacher', 'trainer', 'faculty', 'tester', 'sde', 'sdet', 'swe', 'supervisor'],
  ...['technician', 'operator', 'representative', 'recruiter', 'advisor', 'adviser', 'planner'],
  ...['strategist', 'producer', 'facilitator', 'agent', 'liaison', 'technologist'],
  ...['orchestrator', 'apprentice', 'fellow', 'editor', 'writer', 'buyer', 'merchandiser'],
  ...['nurse', 'doctor', 'physician', 'pharmacist', 'lawyer', 'advocate', 'counsel', 'counsellor'],
  ...['secretary', 'clerk', 'cashier', 'banker', 'underwriter', 'actuary', 'master', 'owner'],
  ...['staff', 'freelancer', 'volunteer', 'superintendent', 'foreman', 'inspector', 'chef'],
  ...['tutor', 'instructor', 'principal', 'dean', 'economist', 'statistician', 'salesperson'],
]);
/** Words in front of these, and in other titles. */
const RANK_TERMS: ReadonlySet<string> = new Set([
  ...['senior', 'sr', 'junior', 'jr', 'deputy', 'chief', 'principal', 'staff', 'graduate'],
  ...['regional', 'national', 'area', 'zonal', 'branch', 'ii', 'iii', 'iv'],
]);
const COMPANY_TERMS: ReadonlySet<string> = new Set([
  ...['ltd', 'limited', 'pvt', 'private', 'inc', 'llp', 'llc', 'corp', 'corporation', 'company'],
  ...['co', 'gmbh', 'plc', 'group', 'technologies', 'technology', 'solutions', 'systems'],
  ...['services', 'software', 'labs', 'industries', 'enterprises', 'consultancy', 'consulting'],
  ...['bank', 'hospital', 'hospitals', 'university', 'institute', 'college', 'school', 'sons'],
  ...['associates', 'partners', 'ventures', 'infotech', 'tech', 'global', 'international'],
  ...['india', 'retail', 'motors', 'pharma', 'foods', 'logistics', 'networks', 'studios'],
  ...['analytics', 'capital', 'finance', 'insurance', 'brothers', 'bros', 'traders', 'holdings'],
]);
const NO_COMPANY_END = new Set(['management', 'development', 'sales']);

const termsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    // "SDE-1", "Engineer2": the grade is no part of the word.
    .map((word) => word.replace(/(?<=\p{L})-?\d{1,2}$/u, ''))
    .filter((word) => word !== '');

/** From 0 to 1: how likely a text is the title of a job. */
export const titleScore = (text: string): number => {
  const terms = termsIn(text);
  if (terms.length === 0 || terms.length > 9) return 0;
  const last = terms.filter((word) => !RANK_TERMS.has(word)).at(-1) ?? '';
  if (TITLE_TERMS.has(last)) return 1;
  if (terms.some((word) => TITLE_TERMS.has(word))) return 0.8;
  return terms.some((word) => RANK_TERMS.has(word)) ? 0.4 : 0;
};

/** From 0 to 1: how likely a text is the name of a company. */
export const companyScore = (text: string): number => {
  const terms = termsIn(text);
  if (terms.length === 0 || terms.length > 10) return 0;
  const last = terms.at(-1) ?? '';
  if (COMPANY_TERMS.has(last)) return 1;
  if (terms.some((word) => COMPANY_TERMS.has(word))) return 0.7;
  return /\s&\s|^\p{L}+ - \p{L}+$/u.test(text) && !NO_COMPANY_END.has(last) ? 0.5 : 0;
};
