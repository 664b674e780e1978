import { accountDataMessages } from './areas/account-data.ts';
import { accountMenuMessages } from './areas/account-menu.ts';
import { alertsMessages } from './areas/alerts.ts';
import { answerFormMessages } from './areas/answer-form.ts';
import { answerMessages } from './areas/answers.ts';
import { accountAnswerMessages } from './areas/answers-account.ts';
import { appMessages } from './areas/app.ts';
import { appDownloadMessages } from './areas/app-download.ts';
import { applicationsMessages } from './areas/applications.ts';
import { applyingMessages } from './areas/applying.ts';
import { assessmentsMessages } from './areas/assessments.ts';
import { barMessages } from './areas/bar.ts';
import { blockedCompaniesMessages } from './areas/blocked-companies.ts';
import { blogMessages } from './areas/blog.ts';
import { browserMessages } from './areas/browser.ts';
import { changePasswordMessages } from './areas/change-password.ts';
import { chatMessages } from './areas/chat.ts';
import { checkoutMessages } from './areas/checkout.ts';
import { codeMessages } from './areas/codes.ts';
import { companiesMessages } from './areas/companies.ts';
import { competitionMessages } from './areas/competition.ts';
import { competitionNewsMessages } from './areas/competition-news.ts';
import { competitionUploadMessages } from './areas/competition-upload.ts';
import { consentMessages } from './areas/consent.ts';
import { contactMessages } from './areas/contact.ts';
import { countdownMessages } from './areas/countdown.ts';
import { courseListMessages } from './areas/course-list.ts';
import { courseMessages } from './areas/courses.ts';
import { coverMessages } from './areas/cover.ts';
import { deactivateMessages } from './areas/deactivate.ts';
import { deviceOfferMessages } from './areas/device-offer.ts';
import { deviceMessages } from './areas/devices.ts';
import { diversityMessages } from './areas/diversity.ts';
import { documentMessages } from './areas/documents.ts';
import { educationMessages } from './areas/education.ts';
import { experienceMessages } from './areas/experience.ts';
import { feedMessages } from './areas/feed.ts';
import { filterSheetMessages } from './areas/filter-sheet.ts';
import { filtersMessages } from './areas/filters.ts';
import { fitMessages } from './areas/fit.ts';
import { followingMessages } from './areas/following.ts';
import { footerMessages } from './areas/footer.ts';
import { formMessages } from './areas/forms.ts';
import { headerMessages } from './areas/header.ts';
import { insightsMessages } from './areas/insights.ts';
import { interviewsMessages } from './areas/interviews.ts';
import { invoiceMessages } from './areas/invoice.ts';
import { jobMessages } from './areas/job.ts';
import { jobAlertsMessages } from './areas/job-alerts.ts';
import { jobPaneMessages } from './areas/job-pane.ts';
import { jobsMessages } from './areas/jobs.ts';
import { keywordsMessages } from './areas/keywords.ts';
import { linkedLoginsMessages } from './areas/linked-logins.ts';
import { listsMessages } from './areas/lists.ts';
import { loginMessages } from './areas/login.ts';
import { loginReasonsMessages } from './areas/login-reasons.ts';
import { mailMessages } from './areas/mails.ts';
import { accountMailMessages } from './areas/mails-account.ts';
import { jobMailMessages } from './areas/mails-jobs.ts';
import { learningMailMessages } from './areas/mails-learning.ts';
import { planMailMessages } from './areas/mails-plans.ts';
import { recommendationMailMessages } from './areas/mails-recommendations.ts';
import { studioMailMessages } from './areas/mails-studio.ts';
import { noticeMessages } from './areas/notices.ts';
import { notificationsMessages } from './areas/notifications.ts';
import { orderMessages } from './areas/order.ts';
import { outcomeMessages } from './areas/outcomes.ts';
import { pageMessages } from './areas/page.ts';
import { personMessages } from './areas/person.ts';
import { planMessages } from './areas/plans.ts';
import { preferencesMessages } from './areas/preferences.ts';
import { previewMessages } from './areas/preview.ts';
import { profileMessages } from './areas/profile.ts';
import { profileFilesMessages } from './areas/profile-files.ts';
import { profilePromptMessages } from './areas/profile-prompt.ts';
import { profileSummaryMessages } from './areas/profile-summary.ts';
import { quizMessages } from './areas/quiz.ts';
import { rankMessages } from './areas/rank.ts';
import { reasonMessages } from './areas/reasons.ts';
import { recommendMessages } from './areas/recommend.ts';
import { recommendationMessages } from './areas/recommendations.ts';
import { recruitersMessages } from './areas/recruiters.ts';
import { registerMessages } from './areas/register.ts';
import { registrationMessages } from './areas/registration.ts';
import { relationMessages } from './areas/relations.ts';
import { resumeBuilderMessages } from './areas/resume-builder.ts';
import { resumeEditorMessages } from './areas/resume-editor.ts';
import { resumeReadingMessages } from './areas/resume-reading.ts';
import { resumeSheetMessages } from './areas/resume-sheet.ts';
import { rowsMessages } from './areas/rows.ts';
import { salariesMessages } from './areas/salaries.ts';
import { salaryMessages } from './areas/salary.ts';
import { searchMessages } from './areas/search.ts';
import { settingsMessages } from './areas/settings.ts';
import { shareMessages } from './areas/share.ts';
import { shownRecommendationMessages } from './areas/shown-recommendations.ts';
import { skillsMessages } from './areas/skills.ts';
import { smsMessages } from './areas/sms.ts';
import { socialLinksMessages } from './areas/social-links.ts';
import { suggestionMessages } from './areas/suggestions.ts';
import { surveyMessages } from './areas/survey.ts';
import { tabsMessages } from './areas/tabs.ts';
import { testMessages } from './areas/test.ts';
import { timesMessages } from './areas/times.ts';
import { trailMessages } from './areas/trail.ts';
import { trustMessages } from './areas/trust.ts';
import { twoStepMessages } from './areas/two-step.ts';
import { unsubscribeMessages } from './areas/unsubscribe.ts';
import { updateProfileMessages } from './areas/update-profile.ts';
import { uploadMessages } from './areas/upload.ts';
import { videoMessages } from './areas/video.ts';
import { womenMessages } from './areas/women.ts';
import { workMessages } from './areas/work.ts';
import type { MessageSet, MessagesOf } from './define-messages.ts';

/** Every area of messages, sorted: each is a file of `layouts/messages/en-IN/`. */
export const messageSets = {
  'account-data': accountDataMessages,
  'account-menu': accountMenuMessages,
  alerts: alertsMessages,
  'answer-form': answerFormMessages,
  answers: answerMessages,
  'answers-account': accountAnswerMessages,
  'app-download': appDownloadMessages,
  applications: applicationsMessages,
  applying: applyingMessages,
  assessments: assessmentsMessages,
  bar: barMessages,
  'blocked-companies': blockedCompaniesMessages,
  blog: blogMessages,
  browser: browserMessages,
  'change-password': changePasswordMessages,
  chat: chatMessages,
  checkout: checkoutMessages,
  codes: codeMessages,
  companies: companiesMessages,
  competition: competitionMessages,
  'competition-news': competitionNewsMessages,
  'competition-upload': competitionUploadMessages,
  consent: consentMessages,
  contact: contactMessages,
  countdown: countdownMessages,
  'course-list': courseListMessages,
  courses: courseMessages,
  'device-offer': deviceOfferMessages,
  devices: deviceMessages,
  cover: coverMessages,
  deactivate: deactivateMessages,
  diversity: diversityMessages,
  documents: documentMessages,
  education: educationMessages,
  experience: experienceMessages,
  feed: feedMessages,
  'filter-sheet': filterSheetMessages,
  filters: filtersMessages,
  following: followingMessages,
  footer: footerMessages,
  forms: formMessages,
  header: headerMessages,
  fit: fitMessages,
  'job-pane': jobPaneMessages,
  insights: insightsMessages,
  interviews: interviewsMessages,
  invoice: invoiceMessages,
  job: jobMessages,
  'job-alerts': jobAlertsMessages,
  jobs: jobsMessages,
  keywords: keywordsMessages,
  'linked-logins': linkedLoginsMessages,
  lists: listsMessages,
  login: loginMessages,
  'login-reasons': loginReasonsMessages,
  mails: mailMessages,
  'mails-account': accountMailMessages,
  'mails-jobs': jobMailMessages,
  'mails-learning': learningMailMessages,
  'mails-plans': planMailMessages,
  'mails-recommendations': recommendationMailMessages,
  'mails-studio': studioMailMessages,
  notices: noticeMessages,
  notifications: notificationsMessages,
  order: orderMessages,
  outcomes: outcomeMessages,
  app: appMessages,
  page: pageMessages,
  person: personMessages,
  plans: planMessages,
  preferences: preferencesMessages,
  preview: previewMessages,
  profile: profileMessages,
  'profile-files': profileFilesMessages,
  'profile-prompt': profilePromptMessages,
  'profile-summary': profileSummaryMessages,
  quiz: quizMessages,
  rank: rankMessages,
  reasons: reasonMessages,
  recommend: recommendMessages,
  recommendations: recommendationMessages,
  recruiters: recruitersMessages,
  register: registerMessages,
  registration: registrationMessages,
  relations: relationMessages,
  'resume-builder': resumeBuilderMessages,
  'resume-editor': resumeEditorMessages,
  'resume-reading': resumeReadingMessages,
  'resume-sheet': resumeSheetMessages,
  rows: rowsMessages,
  salaries: salariesMessages,
  salary: salaryMessages,
  search: searchMessages,
  settings: settingsMessages,
  share: shareMessages,
  'shown-recommendations': shownRecommendationMessages,
  skills: skillsMessages,
  sms: smsMessages,
  'social-links': socialLinksMessages,
  suggestions: suggestionMessages,
  survey: surveyMessages,
  tabs: tabsMessages,
  test: testMessages,
  times: timesMessages,
  trail: trailMessages,
  trust: trustMessages,
  'two-step': twoStepMessages,
  unsubscribe: unsubscribeMessages,
  'update-profile': updateProfileMessages,
  upload: uploadMessages,
  video: videoMessages,
  women: womenMessages,
  work: workMessages,
} as const satisfies { readonly [Area in string]: MessageSet<Area> };

type MessageSets = typeof messageSets;
export type MessageArea = keyof MessageSets;

/** The messages of every area for one brand. */
export type Messages = { readonly [Area in MessageArea]: MessagesOf<MessageSets[Area]> };
