import { constants, gzipSync } from 'node:zlib';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';

/** The most that a page may ask of a browser, in bytes after gzip. Whoever needs more raises it here, and says why. */
// 2,800 of it for what seekers tell: forms, files on their way, a picture that is cut, the papers of resumes, surveys; 2,000 for
// what brings them back: applications, interviews, notifications and chats.
// 300 more for articles and their list, and for text of twice the size on phones.
// 150 more since the sheet is ordered by what blocks share, not by paths of files: gzip finds less that repeats nearby.
// 50 more for the cookie question, which is part of every page and takes its room before scripts run.
// 250 more for how a member matches a job, linked logins and what is offline.
// 1,500 more for phones: rows as cards with a menu, lists to swipe, the bar, folded groups of the footer, filters in full screen.
// 250 more for salaries of similar jobs, facts about employers, and companies that are followed.
// 1,350 more for wide pages: the card of a job, the job beside its list with its skeleton, wide and half asides, plans side by side, empty pages.
// 50 more for icons.
// 200 more for covers of employers, the frames of logos, and pictures that cannot be loaded.
// 100 more for pictures in frames of their colour, and rows of them.
// 150 more for the picture beside the job search, and the form that uses a resume.
// 100 more for portraits of recruiters, and the initials where one cannot be loaded.
// 200 more for the pictures of the app and of phones, whole reasons on cards, facts of courses, marks of folded forms, four offices in two rows.
// 450 more for eleven blocks of landing pages: pictures with text, testimonials, logos, numbers, steps, a countdown, a company in focus.
// 500 more for videos and tabs, 100 for forms of marketing.
export const STYLE_BUDGET = 21_800;

/** React is 67,400 of it, the pictures beside the search and recent searches 230, the logo of a site 80. */
const HOME_SCRIPT_BUDGET = 75_400;
/**
 * What the blocks of another page may need beyond those of the home page: forms that begin with values, calls that wait out
 * a 429, choices and text areas, the list of blocks, and ways to log in.
 */
// 150 more for the job beside its list, one more entry in the list of blocks.
// 150 more for pictures: class names are hashes, which compress by luck.
const SCRIPT_EXTRA = 16_300;

/**
 * Six steps of forms: files with their progress, cities and skills that are found by typing, lists with undo, all jobs of a resume,
 * and questions about what its reading is unsure of, beside the part of the page that they are about.
 */
// 150 more for a step that is also shown over a page, 650 for dates as selects.
const REGISTRATION_EXTRA = 30_400;
/** Nine sections, each with its forms, files and skills, are awake on one page. */
const PROFILE_EXTRA = 36_700;
/** Files of JavaScript that a page may load at once: each is a request, and compressed by itself. */
const SCRIPT_FILES_BUDGET = 30;

const EXTRAS: Readonly<Partial<Record<PageLayoutName, number>>> = {
  home: 0,
  registration: REGISTRATION_EXTRA,
  myprofile: PROFILE_EXTRA,
};

export const scriptBudgetOf = (kind: PageLayoutName): number =>
  HOME_SCRIPT_BUDGET + (EXTRAS[kind] ?? SCRIPT_EXTRA);

/** The HTML of a page with its data: its size when the budget was set, plus about 15 %. */
const HTML_BUDGETS: Readonly<Partial<Record<PageLayoutName, number>>> = {
  // Articles, events, institutes, diversity, adverts and what search engines are told of the site: 1,700 more.
  // Four jobs: 600 more.
  // Logos of employers in place of marks: an address has a digest of 32 bytes, which does not compress. 450 more.
  // Who is featured changes: an employer with a cover and a long text needs 150 more than one without.
  // The picture beside the search, 200 more; the small one of phones, with an address of its own, 150 more.
  // The longest of the texts that a revision can choose: 100 more.
  home: 17_650,
  // The offer of a job alert: 350 more each.
  category: 12_650,
  location_based: 12_350,
  location: 12_350,
  tag: 12_350,
  // The filters by work mode and shift: 200 more.
  search: 13_500,
  // With the rank and insights of those who have applied, 500 more; with how a member matches the job, 200 more; with what
  // similar jobs pay, facts about the employer and a button to follow it, 200 more. Jobs differ in length: 100 more.
  jobdetail: 12_600,
  // Three to six office pictures, each with an address and a text: 250 more. Notes beside the names of employers, as many as the
  // jobs of the first employer have: 100 more.
  // Addresses of narrow pictures, with a digest each: 300 more.
  company: 11_250,
  'similar-jobs': 10_500,
  recruiterJobfeed: 10_500,
  // With cities to tick, 100 more; with the pages of the drawer, and a title and a description of its own, 500 more.
  // With the addresses of logos, 200 more.
  women_at_work: 12_600,
  engineers_week: 10_900,
  learning: 13_600,
  // Its questions once more as structured data for search engines: 150 more.
  landing: 11_750,
  blog: 9_500,
  // The text of an article.
  article: 10_500,
  course: 9_500,
  talentBridge: 11_500,
  // With the companies, 240 a page.
  sitemap: 13_000,
  // With its dates, and a hundred rows of results: 4,400 more.
  epoch: 13_000,
  aboutus: 8_800,
  faq: 8_800,
  // The pages that the drawer lists, and the seeker's pages in the footer: 200 to 300 more on each of these.
  // What becomes of answers to forms of marketing, and of copies of them: 300 more.
  // What is recorded to compare versions of pages: 300 more.
  privacy: 9_400,
  // With the cookies of a filter and of a login, and what becomes of earlier ones, 500 more.
  cookiepolicy: 9_500,
  terms: 8_000,
  plans: 8_000,
  // A member's: all they have told, and the forms that change it.
  myprofile: 24_500,
  // Hashes in the addresses of files compress by luck: 50 more.
  login: 7_950,
  register: 8_100,
  registration: 7_900,
  recommend: 7_600,
  contact: 7_600,
  unsubscribe: 7_600,
  reactivate: 7_600,
  'pro-membership': 7_700,
  refund: 7_400,
  'epoch-terms': 7_900,
  app: 7_300,
  notfound: 7_300,
};

/**
 * Every page contains the texts of the cookie notice, and of the header and lists that it hydrates: scripts no longer
 * contain them. The cookie question is a form of the page: 100 more.
 */
const MESSAGES_EXTRA = 600;
/** The bar at the foot of phones, and the groups of the footer that they fold: 400 more on each page. */
const PHONES_EXTRA = 400;
/**
 * The sheet of the filters on lists of jobs, and the menus and words of their rows. The pane for a job beside the list with its
 * texts, and the ids of rows: 300 more. Addresses of logos, with a digest each: 500 more.
 */
const LISTS_EXTRA = 1_400;
const LISTS: readonly PageLayoutName[] = [
  'category',
  'tag',
  'search',
  'location',
  'location_based',
];
/** Pages with forms bring the texts of their forms too. */
const FORM_MESSAGES_EXTRA: Readonly<Partial<Record<PageLayoutName, number>>> = {
  // With logins by provider and by mobile, 400 and 450 more.
  // With the columns for help beside them, 50 more each.
  login: 1_400,
  register: 1_400,
  reactivate: 700,
  recommend: 1_200,
  registration: 3_000,
  myprofile: 3_400,
};

/** Throws for a page kind without a budget. */
export const htmlBudgetOf = (kind: PageLayoutName): number => {
  const budget = HTML_BUDGETS[kind];
  if (budget === undefined) throw new Error(`${kind} has no budget in tests/sweep/budgets.ts`);
  const lists = LISTS.includes(kind) ? LISTS_EXTRA : 0;
  return budget + MESSAGES_EXTRA + PHONES_EXTRA + lists + (FORM_MESSAGES_EXTRA[kind] ?? 0);
};

export const gzipSize = (bytes: Uint8Array): number =>
  gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).length;

const inGroups = (bytes: number): string => bytes.toLocaleString('en');

/** A sentence for a page that loads too many files of JavaScript; null for one that does not. */
export const findTooManyScripts = (page: string, count: number): string | null =>
  count <= SCRIPT_FILES_BUDGET
    ? null
    : `${page} loads ${count} files of JavaScript, its budget is ${SCRIPT_FILES_BUDGET}`;

/** A sentence for a page that exceeds its budget; null for one that does not. */
export const findOverrun = (
  page: string,
  what: string,
  bytes: number,
  budget: number,
): string | null =>
  bytes <= budget
    ? null
    : `${page} needs ${inGroups(bytes)} bytes of ${what}, its budget is ${inGroups(budget)}`;
