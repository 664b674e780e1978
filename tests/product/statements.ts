/** A sentence of the specification, and the test that would fail if it were not so. */
export interface Statement {
  readonly statement: string;
  readonly file: string;
  /** As written in the file. */
  readonly test: string;
}

const proofsOf =
  (file: string) =>
  (statement: string, test: string): Statement => ({ statement, file, test });

const sessionEnd = proofsOf('packages/browser-calls/src/session-end.test.ts');
const leaving = proofsOf('renderer/src/session/end-session.dom.test.ts');
const reader = proofsOf('packages/upstream/src/reader-calls.test.ts');
const sessionPages = proofsOf('bff/src/session/session-pages.test.ts');
const sessionCalls = proofsOf('bff/src/session/session-calls.test.ts');
const browserCalls = proofsOf('packages/browser-calls/src/call-service.dom.test.ts');
const upload = proofsOf('packages/blocks/src/shared/upload/upload.dom.test.tsx');
const jobActions = proofsOf('packages/services/src/job/seeker-acts/job-actions.test.ts');
const profile = proofsOf('packages/services/src/user/profile/profile.test.ts');
const jobList = proofsOf('packages/blocks/src/job-list/job-list.test.tsx');
const unfollowing = proofsOf('packages/services/src/job/feed/unfollow.test.ts');
const secondStep = proofsOf('packages/services/src/user/account/second-factor-setup.test.ts');
const toasts = proofsOf('renderer/src/actions/toasts.dom.test.ts');
const applying = proofsOf('packages/services/src/job/applications/applying.test.ts');
const statuses = proofsOf('packages/services/src/job/applications/set-status.test.ts');
const followUp = proofsOf('packages/services/src/job/follow-ups/follow-up.test.ts');
const insights = proofsOf('packages/services/src/job/insights/job-insights.test.ts');
const chat = proofsOf('packages/services/src/user/chat/chat.test.ts');
const notifications = proofsOf('packages/services/src/user/notifications/notifications.test.ts');
const enquiries = proofsOf('packages/services/src/course/course-enquiries.test.ts');
const women = proofsOf('packages/services/src/job/lists/female-jobs.test.ts');
const views = proofsOf('bff/src/tracking/tracked-views.test.ts');
const quiz = proofsOf('packages/services/src/user/competitions/quiz/quiz.test.ts');
const competition = proofsOf('packages/services/src/user/competitions/competition.test.ts');
const storedFilter = proofsOf('renderer/src/visit/stored-filters.dom.test.ts');
const filterCookie = proofsOf('bff/src/page/plan/stored-filter.test.ts');
const feedState = proofsOf('renderer/src/navigation/feed-state.dom.test.ts');
const appContext = proofsOf('bff/src/page/assemble/describe-page.test.ts');
const header = proofsOf('packages/blocks/src/site-header/site-header.test.tsx');

/** Section 4. */
const STATES: readonly Statement[] = [
  sessionEnd(
    'A 401 on a call that does not sign in sends the user to home',
    'is 401 of any service but the one that signs in',
  ),
  leaving(
    'and nothing is forgotten by it',
    'a call that needs somebody, and finds nobody, leads home and forgets nothing',
  ),
  reader(
    'A 406 refreshes the token, and the request is replayed',
    'is refreshed once for fifty calls, each of which is made once more',
  ),
  sessionCalls('A refresh that answers 406 logs out', 'that is refused clears the cookies'),
  leaving('Local user data is cleared', 'leaves nothing behind'),
  leaving(
    'The page is read again where it is for everybody, and is home otherwise',
    'stays on pages that are for everybody, and leaves those of a person',
  ),
  leaving(
    'A page with typed text is come back to through the login (decision 0073)',
    'leads from a page with typed text through the login back to it',
  ),
  sessionEnd(
    'A 418 logs out the same way',
    'is 406 and 418 of all, but of calls that are made without a session or to end it',
  ),
  sessionPages(
    'On the server a session that is over is a logout',
    'ends the session that the service says is over',
  ),
  sessionPages(
    'On the server a 406 gives a new token',
    'is refreshed once for fifty who ask at a time, and all have the successor',
  ),
  sessionPages(
    'A token has three parts, and is verified',
    'is a visitor’s for a token that is forged, unsigned, of the other brand, or no token at all',
  ),
  sessionPages(
    'In trial mode a stored token counts as well',
    'counts in trial mode, and nowhere else',
  ),
  browserCalls(
    'Stored items expire when their stored expiry passes',
    'carries the stored token while it counts, and forgets one whose time is up',
  ),
  storedFilter(
    'The stored filter is written when a list is filtered, and restored at the next visit',
    'is stored when a person filters the list, and the list opens with it at the next visit',
  ),
  filterCookie(
    'The filter cookie is written when the feed is filtered',
    'is stored when a seeker filters the feed, in one form whatever the address says',
  ),
  filterCookie(
    'and restored',
    'is restored at the next visit, with all else that the address says',
  ),
  filterCookie(
    'Logout clears the filter cookie and what is stored',
    'goes with the session, and where a browser is to be forgotten',
  ),
  feedState(
    'A feed is loading, for a source, with its filter',
    'is busy with its filter while another filter is on its way, and no longer',
  ),
  feedState(
    'A feed that appends holds the place of its rows',
    'holds the place of more rows with a skeleton that assistive technology passes over',
  ),
  proofsOf('renderer/src/visit/follow-unread.dom.test.ts')(
    'Notifications have a count, are loading, and have items with id and status',
    'follows what is unread: its count, each notification with its status, and what was read',
  ),
  appContext(
    'The app context names tag, selected, slug, location and actualCategory',
    'names what the address is about: %s',
  ),
  appContext(
    'and searchOverlay, enableAdsPreload and enableChatSticky',
    'follows the blocks of the plan, those in slots too, and the flags of the brand',
  ),
  proofsOf('packages/blocks/src/advert-slot/advert-slot.test.tsx')(
    'enableAdsPreload fetches pictures of adverts with the page',
    'has its picture fetched with the page where the brand says so, and else when it comes near',
  ),
  proofsOf('renderer/src/visit/consent-question.dom.test.ts')(
    'isCrawlerBot leaves programs unasked',
    'is not shown to a program that reads',
  ),
  proofsOf('packages/blocks/src/job-detail/job-detail.test.tsx')(
    'The job detail has an apply flag',
    'says whether applications are taken: %s',
  ),
  profile('A profile is loaded', 'is what its seeker has told, step by step'),
  profile(
    'With no profile, loading fails with "profile not found"',
    'of somebody who has told nothing is not found',
  ),
  jobActions(
    'Saved toggles 0 and 1; the count rises and falls, and never below 0',
    'keeps a job once and lets it go once: the count is that of the rows, and never below nothing',
  ),
  notifications(
    'A notification becomes read',
    'marks some or all as read, and only those of the seeker',
  ),
  jobList(
    'A feed load appends when it is asked to; more of it is offered while there is more',
    'offers more rows while there are any, where the service lets it',
  ),
  unfollowing(
    'A hidden job is removed from the list; unfollowing a job or a recruiter is undone',
    'is in no list of theirs, and in every list of others, until it is undone',
  ),
  jobList(
    'The default sort is date, or relevance for words',
    'sorts by date, a search for words by relevance',
  ),
  secondStep(
    'Two-factor authentication is enabled by a call',
    'by an app answers its secret, takes its code, tells ten recovery codes, replaces the token',
  ),
  secondStep(
    'and disabled by another',
    'asks for the password, replaces the token and removes all of it',
  ),
  proofsOf('packages/services/src/user/resume-reading/update-stamp.test.ts')(
    'Cohorts: experienceMissing, freshers, profileUpdateSuccess, parserMismatch, perfectMatch',
    'is found out at each read: %s',
  ),
];

/** Section 5. */
const VALIDATION: readonly Statement[] = [
  upload(
    'A resume upload counts only if the response carries a url',
    'has not been taken where the answer names no address',
  ),
  enquiries('A bulk enquiry needs a course', 'asks for a course: %j'),
  proofsOf('packages/session-token/src/session-token.test.ts')(
    'A token is longer than 150 characters, of three parts',
    'is longer than the least length, of three parts, and says whose it is',
  ),
  women(
    'The filter of jobs for women omits what is undefined, and an area of 0',
    'are narrowed by years, cities, areas and companies, and widened by none of them',
  ),
  quiz('The quiz is one attempt', 'is one attempt, however often it is begun at once'),
  quiz(
    'It has thirty questions, and loses nothing',
    'asks thirty questions, tells nowhere which choice is right, and loses nothing',
  ),
  quiz(
    'It ends by the clock of the server',
    'ends by the server’s clock, and takes nothing after that',
  ),
  competition(
    'The first rounds eliminate; results are searched and have pages',
    'go on by score, among equals by time, then by those who judge; results tell all of it',
  ),
  browserCalls(
    'Messages of the server are passed through to the screen',
    'says what the server said, with the values that it found fault with',
  ),
];

/** Section 6. */
const ROLES: readonly Statement[] = [
  sessionCalls(
    'Most personal calls need a session',
    'is refused without one, in the words of its service',
  ),
  applying(
    'Basic members apply within a limit, pro members without',
    'holds however many apply at once, tells from when there is room, and is none for pro members',
  ),
  statuses(
    'Pro members are notified of their status',
    'is told to pro members, once for each step',
  ),
  followUp('Following up is once a week', 'is one in any 7 days, however many ask at once'),
  followUp('and for pro members', 'is for pro members'),
  insights(
    'Insights on other applications are for pro members',
    'are nothing for basic members, not even of jobs that are not there, nor for visitors',
  ),
  chat(
    'A pro member chats with recruiters who have shortlisted them',
    'is there as soon as a recruiter has shortlisted a pro member, and is read page by page',
  ),
  leaving(
    'Pages that sign in are exempt from the end of a session',
    'is nothing new where people sign in',
  ),
];

/** Sections 2, 7 and 9, where they are more than a value. */
const MORE: readonly Statement[] = [
  proofsOf('packages/blocks/src/women-jobs/women-jobs.test.tsx')(
    'A second grouping of experience: 0-3, 4-6, 7-10, 11-15 and over 15 years',
    'offer the five groups of experience, and understand an address that names a band',
  ),
  header(
    'The header lists categories with their keywords',
    'has every category of the brand with its keywords',
  ),
  views(
    'Page views are tracked by the kind of the page',
    'is an event of its page, of who agreed and of where they came from',
  ),
  proofsOf('packages/contract/src/event-location.test.ts')(
    'The path of home is named "Home Page"',
    'names the view of every kind: home by its own name, all others by the kind',
  ),
  reader(
    'A refresh is tried three times more, three seconds apart',
    'asks for a refresh three times more, three seconds apart, while the service has a fault',
  ),
  proofsOf('packages/contract/src/page-parameters.test.ts')(
    'Each request carries ref, referenceText, pref and refPool',
    'sends ref twice, pref, and all that is not empty as refPool',
  ),
  toasts('At most four toasts at once', 'are at most four at once: the oldest gives way'),
  jobList(
    'Titles name their page beyond the first',
    'has the count and, beyond page one, the page in its title',
  ),
  proofsOf('tests/sweep/titles.test.ts')(
    'on every list of the site, with the rule of prev and next',
    'every list of %s names its further pages, and their neighbours where it has over twenty vacancies',
  ),
  proofsOf('packages/contract/src/paged-seo.test.ts')(
    'The rule holds at 20 and at 21',
    'a title that shows %i vacancies has the neighbours %j',
  ),
  jobList(
    'prev and next go at twenty vacancies or fewer',
    'names the neighbouring pages, but not of twenty vacancies or fewer',
  ),
  proofsOf('packages/blocks/src/interview-invites/interview-invites.test.tsx')(
    'The jobfeed says "You have N interview invites!"',
    'counts what can be booked, in the words of the count, and leads there',
  ),
  proofsOf('packages/blocks/src/not-found/not-found.test.tsx')(
    'The 404 page has its heading and other ways to go',
    'has the heading of the product, other ways to go, and a search without JavaScript',
  ),
];

export const STATEMENTS = { STATES, VALIDATION, ROLES, MORE };
