import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { Messages } from '@broadsheet/messages/message-areas';
import { fixtures as accountData } from './account-data/account-data.fixtures.ts';
import { fixtures as accountMenu } from './account-menu/account-menu.fixtures.ts';
import { fixtures as advertSlot } from './advert-slot/advert-slot.fixtures.ts';
import { fixtures as answerForm } from './answer-form/answer-form.fixtures.ts';
import { fixtures as appDownload } from './app-download/app-download.fixtures.ts';
import { fixtures as appliedJob } from './applied-job/applied-job.fixtures.ts';
import { fixtures as appliedJobs } from './applied-jobs/applied-jobs.fixtures.ts';
import { fixtures as applyForm } from './apply-form/apply-form.fixtures.ts';
import { fixtures as applyMany } from './apply-many/apply-many.fixtures.ts';
import { fixtures as assessment } from './assessment/assessment.fixtures.ts';
import { fixtures as blockedCompanies } from './blocked-companies/blocked-companies.fixtures.ts';
import { fixtures as blogArticle } from './blog-article/blog-article.fixtures.ts';
import { fixtures as blogIndex } from './blog-index/blog-index.fixtures.ts';
import { fixtures as blogList } from './blog-list/blog-list.fixtures.ts';
import { fixtures as bottomBar } from './bottom-bar/bottom-bar.fixtures.ts';
import { fixtures as breadcrumbs } from './breadcrumbs/breadcrumbs.fixtures.ts';
import { fixtures as buttonRow } from './button-row/button-row.fixtures.ts';
import { fixtures as changePassword } from './change-password/change-password.fixtures.ts';
import { fixtures as chatRoom } from './chat-room/chat-room.fixtures.ts';
import { fixtures as chatSticky } from './chat-sticky/chat-sticky.fixtures.ts';
import { fixtures as checkout } from './checkout/checkout.fixtures.ts';
import { fixtures as cityList } from './city-list/city-list.fixtures.ts';
import { fixtures as companiesYouLove } from './companies-you-love/companies-you-love.fixtures.ts';
import { fixtures as companyCard } from './company-card/company-card.fixtures.ts';
import { fixtures as companyDirectory } from './company-directory/company-directory.fixtures.ts';
import { fixtures as companyFollow } from './company-follow/company-follow.fixtures.ts';
import { fixtures as companyIndex } from './company-index/company-index.fixtures.ts';
import { fixtures as companyJobs } from './company-jobs/company-jobs.fixtures.ts';
import { fixtures as companyProfile } from './company-profile/company-profile.fixtures.ts';
import { fixtures as companySpotlight } from './company-spotlight/company-spotlight.fixtures.ts';
import { fixtures as competitionEntry } from './competition-entry/competition-entry.fixtures.ts';
import { fixtures as competitionQuiz } from './competition-quiz/competition-quiz.fixtures.ts';
import { fixtures as competitionResults } from './competition-results/competition-results.fixtures.ts';
import { fixtures as competitionTimeline } from './competition-timeline/competition-timeline.fixtures.ts';
import { fixtures as competitionUpload } from './competition-upload/competition-upload.fixtures.ts';
import { fixtures as consentChoice } from './consent-choice/consent-choice.fixtures.ts';
import { fixtures as contactDetails } from './contact-details/contact-details.fixtures.ts';
import { fixtures as contentList } from './content-list/content-list.fixtures.ts';
import { fixtures as countdown } from './countdown/countdown.fixtures.ts';
import { fixtures as courseBanners } from './course-banners/course-banners.fixtures.ts';
import { fixtures as courseCategories } from './course-categories/course-categories.fixtures.ts';
import { fixtures as courseDetail } from './course-detail/course-detail.fixtures.ts';
import { fixtures as courseEnquiry } from './course-enquiry/course-enquiry.fixtures.ts';
import { fixtures as courseList } from './course-list/course-list.fixtures.ts';
import { fixtures as coursePicks } from './course-picks/course-picks.fixtures.ts';
import { fixtures as courseSearch } from './course-search/course-search.fixtures.ts';
import { fixtures as deactivateForm } from './deactivate-form/deactivate-form.fixtures.ts';
import { fixtures as deviceNotices } from './device-notices/device-notices.fixtures.ts';
import { fixtures as earlyJobs } from './early-jobs/early-jobs.fixtures.ts';
import { fixtures as earlyPreference } from './early-preference/early-preference.fixtures.ts';
import { fixtures as earlyPromo } from './early-promo/early-promo.fixtures.ts';
import { fixtures as events } from './events/events.fixtures.ts';
import { fixtures as experienceChooser } from './experience-chooser/experience-chooser.fixtures.ts';
import { fixtures as faq } from './faq/faq.fixtures.ts';
import { fixtures as featuredEmployers } from './featured-employers/featured-employers.fixtures.ts';
import { fixtures as feedFilters } from './feed-filters/feed-filters.fixtures.ts';
import { fixtures as feedList } from './feed-list/feed-list.fixtures.ts';
import { fixtures as feedPreferences } from './feed-preferences/feed-preferences.fixtures.ts';
import { fixtures as feedRecommended } from './feed-recommended/feed-recommended.fixtures.ts';
import { fixtures as feedRemoved } from './feed-removed/feed-removed.fixtures.ts';
import { fixtures as feedSaved } from './feed-saved/feed-saved.fixtures.ts';
import { fixtures as feedUndo } from './feed-undo/feed-undo.fixtures.ts';
import { fixtures as filterSheet } from './filter-sheet/filter-sheet.fixtures.ts';
import { fixtures as followedCompanies } from './followed-companies/followed-companies.fixtures.ts';
import { fixtures as foundCompanies } from './found-companies/found-companies.fixtures.ts';
import { fixtures as heading } from './heading/heading.fixtures.ts';
import { fixtures as instituteList } from './institute-list/institute-list.fixtures.ts';
import { fixtures as interviewInvites } from './interview-invites/interview-invites.fixtures.ts';
import { fixtures as interviewList } from './interview-list/interview-list.fixtures.ts';
import { fixtures as interviewSlots } from './interview-slots/interview-slots.fixtures.ts';
import { fixtures as jobActions } from './job-actions/job-actions.fixtures.ts';
import { fixtures as jobAlerts } from './job-alerts/job-alerts.fixtures.ts';
import { fixtures as jobCategories } from './job-categories/job-categories.fixtures.ts';
import { fixtures as jobDetail } from './job-detail/job-detail.fixtures.ts';
import { fixtures as jobFilters } from './job-filters/job-filters.fixtures.ts';
import { fixtures as jobFit } from './job-fit/job-fit.fixtures.ts';
import { fixtures as jobInsights } from './job-insights/job-insights.fixtures.ts';
import { fixtures as jobList } from './job-list/job-list.fixtures.ts';
import { fixtures as jobPane } from './job-pane/job-pane.fixtures.ts';
import { fixtures as jobRank } from './job-rank/job-rank.fixtures.ts';
import { fixtures as jobReport } from './job-report/job-report.fixtures.ts';
import { fixtures as jobSalary } from './job-salary/job-salary.fixtures.ts';
import { fixtures as jobTrust } from './job-trust/job-trust.fixtures.ts';
import { fixtures as learningPartners } from './learning-partners/learning-partners.fixtures.ts';
import { fixtures as linkedLogins } from './linked-logins/linked-logins.fixtures.ts';
import { fixtures as loginForm } from './login-form/login-form.fixtures.ts';
import { fixtures as logoWall } from './logo-wall/logo-wall.fixtures.ts';
import { fixtures as nearbyCities } from './nearby-cities/nearby-cities.fixtures.ts';
import { fixtures as notFound } from './not-found/not-found.fixtures.ts';
import { fixtures as notificationList } from './notification-list/notification-list.fixtures.ts';
import { fixtures as numbers } from './numbers/numbers.fixtures.ts';
import { fixtures as officePictures } from './office-pictures/office-pictures.fixtures.ts';
import { fixtures as orderResult } from './order-result/order-result.fixtures.ts';
import { fixtures as ownPlans } from './own-plans/own-plans.fixtures.ts';
import { fixtures as ownRecommendations } from './own-recommendations/own-recommendations.fixtures.ts';
import { fixtures as pendingAssessments } from './pending-assessments/pending-assessments.fixtures.ts';
import { fixtures as perks } from './perks/perks.fixtures.ts';
import { fixtures as pickedJobs } from './picked-jobs/picked-jobs.fixtures.ts';
import { fixtures as picture } from './picture/picture.fixtures.ts';
import { fixtures as pictureText } from './picture-text/picture-text.fixtures.ts';
import { fixtures as planCards } from './plan-cards/plan-cards.fixtures.ts';
import { fixtures as privacySettings } from './privacy-settings/privacy-settings.fixtures.ts';
import { fixtures as profileAbout } from './profile-about/profile-about.fixtures.ts';
import { fixtures as profileAdditional } from './profile-additional/profile-additional.fixtures.ts';
import { fixtures as profileCover } from './profile-cover/profile-cover.fixtures.ts';
import { fixtures as profileDetails } from './profile-details/profile-details.fixtures.ts';
import { fixtures as profileEducation } from './profile-education/profile-education.fixtures.ts';
import { fixtures as profileFiles } from './profile-files/profile-files.fixtures.ts';
import { fixtures as profilePrompt } from './profile-prompt/profile-prompt.fixtures.ts';
import { fixtures as profileSkills } from './profile-skills/profile-skills.fixtures.ts';
import { fixtures as profileSummary } from './profile-summary/profile-summary.fixtures.ts';
import { fixtures as profileWork } from './profile-work/profile-work.fixtures.ts';
import { fixtures as promoBanners } from './promo-banners/promo-banners.fixtures.ts';
import { fixtures as promoCard } from './promo-card/promo-card.fixtures.ts';
import { fixtures as prose } from './prose/prose.fixtures.ts';
import { fixtures as questions } from './questions/questions.fixtures.ts';
import { fixtures as quote } from './quote/quote.fixtures.ts';
import { fixtures as reactivateForm } from './reactivate-form/reactivate-form.fixtures.ts';
import { fixtures as recommendForm } from './recommend-form/recommend-form.fixtures.ts';
import { fixtures as recruiterJobs } from './recruiter-jobs/recruiter-jobs.fixtures.ts';
import { fixtures as recruiterViews } from './recruiter-views/recruiter-views.fixtures.ts';
import { fixtures as registerForm } from './register-form/register-form.fixtures.ts';
import { fixtures as registration } from './registration/registration.fixtures.ts';
import { fixtures as relatedTags } from './related-tags/related-tags.fixtures.ts';
import { fixtures as resumeBuilder } from './resume-builder/resume-builder.fixtures.ts';
import { fixtures as returnNotice } from './return-notice/return-notice.fixtures.ts';
import { fixtures as richText } from './rich-text/rich-text.fixtures.ts';
import { type BlockTypeName, blockDefinitions } from './schemas.ts';
import { fixtures as searchAlert } from './search-alert/search-alert.fixtures.ts';
import { fixtures as searchHero } from './search-hero/search-hero.fixtures.ts';
import { fixtures as searchSheet } from './search-sheet/search-sheet.fixtures.ts';
import { fixtures as secondFactor } from './second-factor/second-factor.fixtures.ts';
import { fixtures as settingsMenu } from './settings-menu/settings-menu.fixtures.ts';
import { fixtures as shareLink } from './share-link/share-link.fixtures.ts';
import { fixtures as shownRecommendations } from './shown-recommendations/shown-recommendations.fixtures.ts';
import { fixtures as similarJobs } from './similar-jobs/similar-jobs.fixtures.ts';
import { fixtures as similarJobsList } from './similar-jobs-list/similar-jobs-list.fixtures.ts';
import { fixtures as siteFooter } from './site-footer/site-footer.fixtures.ts';
import { fixtures as siteHeader } from './site-header/site-header.fixtures.ts';
import { fixtures as siteIndex } from './site-index/site-index.fixtures.ts';
import { fixtures as skillsGrid } from './skills-grid/skills-grid.fixtures.ts';
import { fixtures as socialLinks } from './social-links/social-links.fixtures.ts';
import { fixtures as split } from './split/split.fixtures.ts';
import { fixtures as steps } from './steps/steps.fixtures.ts';
import { fixtures as survey } from './survey/survey.fixtures.ts';
import { fixtures as tabs } from './tabs/tabs.fixtures.ts';
import { fixtures as testimonials } from './testimonials/testimonials.fixtures.ts';
import { fixtures as unsubscribeForm } from './unsubscribe-form/unsubscribe-form.fixtures.ts';
import { fixtures as updateProfile } from './update-profile/update-profile.fixtures.ts';
import { fixtures as video } from './video/video.fixtures.ts';
import { fixtures as womenJobs } from './women-jobs/women-jobs.fixtures.ts';

const written = {
  'account-data': accountData,
  'account-menu': accountMenu,
  'advert-slot': advertSlot,
  'answer-form': answerForm,
  'app-download': appDownload,
  'applied-job': appliedJob,
  'applied-jobs': appliedJobs,
  'apply-form': applyForm,
  'apply-many': applyMany,
  assessment,
  'blocked-companies': blockedCompanies,
  'blog-article': blogArticle,
  'blog-index': blogIndex,
  'blog-list': blogList,
  'bottom-bar': bottomBar,
  breadcrumbs,
  'button-row': buttonRow,
  'change-password': changePassword,
  'chat-room': chatRoom,
  'chat-sticky': chatSticky,
  checkout,
  'city-list': cityList,
  'companies-you-love': companiesYouLove,
  'company-card': companyCard,
  'company-directory': companyDirectory,
  'company-follow': companyFollow,
  'company-index': companyIndex,
  'company-jobs': companyJobs,
  'company-profile': companyProfile,
  'company-spotlight': companySpotlight,
  'competition-entry': competitionEntry,
  'competition-quiz': competitionQuiz,
  'competition-results': competitionResults,
  'competition-timeline': competitionTimeline,
  'competition-upload': competitionUpload,
  'consent-choice': consentChoice,
  'contact-details': contactDetails,
  'content-list': contentList,
  countdown,
  'course-banners': courseBanners,
  'course-categories': courseCategories,
  'course-detail': courseDetail,
  'course-enquiry': courseEnquiry,
  'course-list': courseList,
  'course-picks': coursePicks,
  'course-search': courseSearch,
  'deactivate-form': deactivateForm,
  'device-notices': deviceNotices,
  'early-jobs': earlyJobs,
  'early-preference': earlyPreference,
  'early-promo': earlyPromo,
  events,
  'experience-chooser': experienceChooser,
  faq,
  'featured-employers': featuredEmployers,
  'feed-filters': feedFilters,
  'feed-list': feedList,
  'feed-preferences': feedPreferences,
  'feed-recommended': feedRecommended,
  'feed-removed': feedRemoved,
  'feed-saved': feedSaved,
  'feed-undo': feedUndo,
  'filter-sheet': filterSheet,
  'followed-companies': followedCompanies,
  'found-companies': foundCompanies,
  heading,
  'institute-list': instituteList,
  'interview-invites': interviewInvites,
  'interview-list': interviewList,
  'interview-slots': interviewSlots,
  'job-actions': jobActions,
  'job-alerts': jobAlerts,
  'job-categories': jobCategories,
  'job-detail': jobDetail,
  'job-filters': jobFilters,
  'job-fit': jobFit,
  'job-insights': jobInsights,
  'job-list': jobList,
  'job-pane': jobPane,
  'job-rank': jobRank,
  'job-report': jobReport,
  'job-salary': jobSalary,
  'job-trust': jobTrust,
  'learning-partners': learningPartners,
  'linked-logins': linkedLogins,
  'login-form': loginForm,
  'logo-wall': logoWall,
  'nearby-cities': nearbyCities,
  'not-found': notFound,
  'notification-list': notificationList,
  numbers,
  'office-pictures': officePictures,
  'order-result': orderResult,
  'own-plans': ownPlans,
  'own-recommendations': ownRecommendations,
  'pending-assessments': pendingAssessments,
  perks,
  'picked-jobs': pickedJobs,
  picture,
  'picture-text': pictureText,
  'plan-cards': planCards,
  'privacy-settings': privacySettings,
  'profile-about': profileAbout,
  'profile-additional': profileAdditional,
  'profile-cover': profileCover,
  'profile-details': profileDetails,
  'profile-education': profileEducation,
  'profile-files': profileFiles,
  'profile-prompt': profilePrompt,
  'profile-skills': profileSkills,
  'profile-summary': profileSummary,
  'profile-work': profileWork,
  'promo-banners': promoBanners,
  'promo-card': promoCard,
  prose,
  questions,
  quote,
  'reactivate-form': reactivateForm,
  'recommend-form': recommendForm,
  'recruiter-jobs': recruiterJobs,
  'recruiter-views': recruiterViews,
  'register-form': registerForm,
  registration,
  'related-tags': relatedTags,
  'resume-builder': resumeBuilder,
  'return-notice': returnNotice,
  'rich-text': richText,
  'search-alert': searchAlert,
  'search-hero': searchHero,
  'search-sheet': searchSheet,
  'second-factor': secondFactor,
  'settings-menu': settingsMenu,
  'share-link': shareLink,
  'shown-recommendations': shownRecommendations,
  'similar-jobs': similarJobs,
  'similar-jobs-list': similarJobsList,
  'site-footer': siteFooter,
  'site-header': siteHeader,
  'site-index': siteIndex,
  'skills-grid': skillsGrid,
  'social-links': socialLinks,
  split,
  steps,
  survey,
  tabs,
  testimonials,
  'unsubscribe-form': unsubscribeForm,
  'update-profile': updateProfile,
  video,
  'women-jobs': womenJobs,
} as const satisfies Record<BlockTypeName, unknown> as Readonly<
  Record<string, Readonly<Record<string, { settings: unknown; data: unknown }>>>
>;

const definitions: BlockDefinitions = blockDefinitions;

const messagesOf = (type: string): { readonly messages?: Partial<Messages> } => {
  const areas = definitions[type]?.messages;
  if (!areas) return {};
  const messages = builtInMessages();
  return { messages: Object.fromEntries(areas.map((area) => [area, messages[area]])) };
};

/** The fixtures of every block type, sorted, with the messages that the definitions name. */
export const blockFixtures = Object.fromEntries(
  Object.entries(written).map(([type, named]) => [
    type,
    Object.fromEntries(
      Object.entries(named).map(([name, state]) => [name, { ...state, ...messagesOf(type) }]),
    ),
  ]),
);
