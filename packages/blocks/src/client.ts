import type { ComponentType } from 'react';
import { commonBlocks } from './client-common.ts';
import type { BlockTypeName } from './schemas.ts';

/** The component of every block type, sorted. Each is a separate chunk. */
export const blockComponents = {
  'account-data': () =>
    import('./account-data/account-data.tsx').then((module) => module.AccountData),
  'account-menu': () =>
    import('./account-menu/account-menu.tsx').then((module) => module.AccountMenu),
  'advert-slot': () => import('./advert-slot/advert-slot.tsx').then((module) => module.AdvertSlot),
  'answer-form': () => import('./answer-form/answer-form.tsx').then((module) => module.AnswerForm),
  'app-download': () =>
    import('./app-download/app-download.tsx').then((module) => module.AppDownload),
  'applied-job': () => import('./applied-job/applied-job.tsx').then((module) => module.AppliedJob),
  'applied-jobs': () =>
    import('./applied-jobs/applied-jobs.tsx').then((module) => module.AppliedJobs),
  'apply-form': () => import('./apply-form/apply-form.tsx').then((module) => module.ApplyForm),
  'apply-many': () => import('./apply-many/apply-many.tsx').then((module) => module.ApplyMany),
  assessment: () => import('./assessment/assessment.tsx').then((module) => module.Assessment),
  'blocked-companies': () =>
    import('./blocked-companies/blocked-companies.tsx').then((module) => module.BlockedCompanies),
  'blog-article': () =>
    import('./blog-article/blog-article.tsx').then((module) => module.BlogArticle),
  'blog-index': () => import('./blog-index/blog-index.tsx').then((module) => module.BlogIndex),
  'blog-list': () => import('./blog-list/blog-list.tsx').then((module) => module.BlogList),
  'bottom-bar': () => import('./bottom-bar/bottom-bar.tsx').then((module) => module.BottomBar),
  breadcrumbs: () => import('./breadcrumbs/breadcrumbs.tsx').then((module) => module.Breadcrumbs),
  'button-row': () => import('./button-row/button-row.tsx').then((module) => module.ButtonRow),
  'change-password': () =>
    import('./change-password/change-password.tsx').then((module) => module.ChangePassword),
  'chat-room': () => import('./chat-room/chat-room.tsx').then((module) => module.ChatRoom),
  'chat-sticky': () => import('./chat-sticky/chat-sticky.tsx').then((module) => module.ChatSticky),
  checkout: () => import('./checkout/checkout.tsx').then((module) => module.Checkout),
  'city-list': () => import('./city-list/city-list.tsx').then((module) => module.CityList),
  'companies-you-love': () =>
    import('./companies-you-love/companies-you-love.tsx').then((module) => module.CompaniesYouLove),
  'company-card': () =>
    import('./company-card/company-card.tsx').then((module) => module.CompanyCard),
  'company-directory': () =>
    import('./company-directory/company-directory.tsx').then((module) => module.CompanyDirectory),
  'company-follow': () =>
    import('./company-follow/company-follow.tsx').then((module) => module.CompanyFollow),
  'company-index': () =>
    import('./company-index/company-index.tsx').then((module) => module.CompanyIndex),
  'company-jobs': () =>
    import('./company-jobs/company-jobs.tsx').then((module) => module.CompanyJobs),
  'company-profile': () =>
    import('./company-profile/company-profile.tsx').then((module) => module.CompanyProfile),
  'company-spotlight': () =>
    import('./company-spotlight/company-spotlight.tsx').then((module) => module.CompanySpotlight),
  'competition-entry': () =>
    import('./competition-entry/competition-entry.tsx').then((module) => module.CompetitionEntry),
  'competition-quiz': () =>
    import('./competition-quiz/competition-quiz.tsx').then((module) => module.CompetitionQuiz),
  'competition-results': () =>
    import('./competition-results/competition-results.tsx').then(
      (module) => module.CompetitionResults,
    ),
  'competition-timeline': () =>
    import('./competition-timeline/competition-timeline.tsx').then(
      (module) => module.CompetitionTimeline,
    ),
  'competition-upload': () =>
    import('./competition-upload/competition-upload.tsx').then(
      (module) => module.CompetitionUpload,
    ),
  'consent-choice': () =>
    import('./consent-choice/consent-choice.tsx').then((module) => module.ConsentChoice),
  'contact-details': () =>
    import('./contact-details/contact-details.tsx').then((module) => module.ContactDetails),
  'content-list': () =>
    import('./content-list/content-list.tsx').then((module) => module.ContentList),
  countdown: () => import('./countdown/countdown.tsx').then((module) => module.Countdown),
  'course-banners': () =>
    import('./course-banners/course-banners.tsx').then((module) => module.CourseBanners),
  'course-categories': () =>
    import('./course-categories/course-categories.tsx').then((module) => module.CourseCategories),
  'course-detail': () =>
    import('./course-detail/course-detail.tsx').then((module) => module.CourseDetail),
  'course-enquiry': () =>
    import('./course-enquiry/course-enquiry.tsx').then((module) => module.CourseEnquiry),
  'course-list': () => import('./course-list/course-list.tsx').then((module) => module.CourseList),
  'course-picks': () =>
    import('./course-picks/course-picks.tsx').then((module) => module.CoursePicks),
  'course-search': () =>
    import('./course-search/course-search.tsx').then((module) => module.CourseSearch),
  'deactivate-form': () =>
    import('./deactivate-form/deactivate-form.tsx').then((module) => module.DeactivateForm),
  'device-notices': () =>
    import('./device-notices/device-notices.tsx').then((module) => module.DeviceNotices),
  'early-jobs': () => import('./early-jobs/early-jobs.tsx').then((module) => module.EarlyJobs),
  'early-preference': () =>
    import('./early-preference/early-preference.tsx').then((module) => module.EarlyPreference),
  'early-promo': () => import('./early-promo/early-promo.tsx').then((module) => module.EarlyPromo),
  events: () => import('./events/events.tsx').then((module) => module.Events),
  'experience-chooser': () =>
    import('./experience-chooser/experience-chooser.tsx').then(
      (module) => module.ExperienceChooser,
    ),
  faq: () => import('./faq/faq.tsx').then((module) => module.Faq),
  'featured-employers': () =>
    import('./featured-employers/featured-employers.tsx').then(
      (module) => module.FeaturedEmployers,
    ),
  'feed-filters': () =>
    import('./feed-filters/feed-filters.tsx').then((module) => module.FeedFilters),
  'feed-list': () => import('./feed-list/feed-list.tsx').then((module) => module.FeedList),
  'feed-preferences': () =>
    import('./feed-preferences/feed-preferences.tsx').then((module) => module.FeedPreferences),
  'feed-recommended': () =>
    import('./feed-recommended/feed-recommended.tsx').then((module) => module.FeedRecommended),
  'feed-removed': () =>
    import('./feed-removed/feed-removed.tsx').then((module) => module.FeedRemoved),
  'feed-saved': () => import('./feed-saved/feed-saved.tsx').then((module) => module.FeedSaved),
  'feed-undo': () => import('./feed-undo/feed-undo.tsx').then((module) => module.FeedUndo),
  'filter-sheet': () =>
    import('./filter-sheet/filter-sheet.tsx').then((module) => module.FilterSheet),
  'followed-companies': () =>
    import('./followed-companies/followed-companies.tsx').then(
      (module) => module.FollowedCompanies,
    ),
  'found-companies': () =>
    import('./found-companies/found-companies.tsx').then((module) => module.FoundCompanies),
  heading: () => import('./heading/heading.tsx').then((module) => module.Heading),
  'institute-list': () =>
    import('./institute-list/institute-list.tsx').then((module) => module.InstituteList),
  'interview-invites': () =>
    import('./interview-invites/interview-invites.tsx').then((module) => module.InterviewInvites),
  'interview-list': () =>
    import('./interview-list/interview-list.tsx').then((module) => module.InterviewList),
  'interview-slots': () =>
    import('./interview-slots/interview-slots.tsx').then((module) => module.InterviewSlots),
  'job-actions': () => import('./job-actions/job-actions.tsx').then((module) => module.JobActions),
  'job-alerts': () => import('./job-alerts/job-alerts.tsx').then((module) => module.JobAlerts),
  'job-categories': () =>
    import('./job-categories/job-categories.tsx').then((module) => module.JobCategories),
  'job-detail': () => import('./job-detail/job-detail.tsx').then((module) => module.JobDetail),
  'job-filters': () => import('./job-filters/job-filters.tsx').then((module) => module.JobFilters),
  'job-fit': () => import('./job-fit/job-fit.tsx').then((module) => module.JobFit),
  'job-insights': () =>
    import('./job-insights/job-insights.tsx').then((module) => module.JobInsights),
  'job-list': () => import('./job-list/job-list.tsx').then((module) => module.JobList),
  'job-pane': () => import('./job-pane/job-pane.tsx').then((module) => module.JobPane),
  'job-rank': () => import('./job-rank/job-rank.tsx').then((module) => module.JobRank),
  'job-report': () => import('./job-report/job-report.tsx').then((module) => module.JobReport),
  'job-salary': () => import('./job-salary/job-salary.tsx').then((module) => module.JobSalary),
  'job-trust': () => import('./job-trust/job-trust.tsx').then((module) => module.JobTrust),
  'learning-partners': () =>
    import('./learning-partners/learning-partners.tsx').then((module) => module.LearningPartners),
  'linked-logins': () =>
    import('./linked-logins/linked-logins.tsx').then((module) => module.LinkedLogins),
  'login-form': () => import('./login-form/login-form.tsx').then((module) => module.LoginForm),
  'logo-wall': () => import('./logo-wall/logo-wall.tsx').then((module) => module.LogoWall),
  'nearby-cities': () =>
    import('./nearby-cities/nearby-cities.tsx').then((module) => module.NearbyCities),
  'not-found': () => import('./not-found/not-found.tsx').then((module) => module.NotFound),
  'notification-list': () =>
    import('./notification-list/notification-list.tsx').then((module) => module.NotificationList),
  numbers: () => import('./numbers/numbers.tsx').then((module) => module.Numbers),
  'office-pictures': () =>
    import('./office-pictures/office-pictures.tsx').then((module) => module.OfficePictures),
  'order-result': () =>
    import('./order-result/order-result.tsx').then((module) => module.OrderResult),
  'own-plans': () => import('./own-plans/own-plans.tsx').then((module) => module.OwnPlans),
  'own-recommendations': () =>
    import('./own-recommendations/own-recommendations.tsx').then(
      (module) => module.OwnRecommendations,
    ),
  'pending-assessments': () =>
    import('./pending-assessments/pending-assessments.tsx').then(
      (module) => module.PendingAssessments,
    ),
  perks: () => import('./perks/perks.tsx').then((module) => module.Perks),
  'picked-jobs': () => import('./picked-jobs/picked-jobs.tsx').then((module) => module.PickedJobs),
  picture: () => import('./picture/picture.tsx').then((module) => module.Picture),
  'picture-text': () =>
    import('./picture-text/picture-text.tsx').then((module) => module.PictureText),
  'plan-cards': () => import('./plan-cards/plan-cards.tsx').then((module) => module.PlanCards),
  'privacy-settings': () =>
    import('./privacy-settings/privacy-settings.tsx').then((module) => module.PrivacySettings),
  'profile-about': () =>
    import('./profile-about/profile-about.tsx').then((module) => module.ProfileAbout),
  'profile-additional': () =>
    import('./profile-additional/profile-additional.tsx').then(
      (module) => module.ProfileAdditional,
    ),
  'profile-cover': () =>
    import('./profile-cover/profile-cover.tsx').then((module) => module.ProfileCover),
  'profile-details': () =>
    import('./profile-details/profile-details.tsx').then((module) => module.ProfileDetails),
  'profile-education': () =>
    import('./profile-education/profile-education.tsx').then((module) => module.ProfileEducation),
  'profile-files': () =>
    import('./profile-files/profile-files.tsx').then((module) => module.ProfileFiles),
  'profile-prompt': () =>
    import('./profile-prompt/profile-prompt.tsx').then((module) => module.ProfilePrompt),
  'profile-skills': () =>
    import('./profile-skills/profile-skills.tsx').then((module) => module.ProfileSkills),
  'profile-summary': () =>
    import('./profile-summary/profile-summary.tsx').then((module) => module.ProfileSummary),
  'profile-work': () =>
    import('./profile-work/profile-work.tsx').then((module) => module.ProfileWork),
  'promo-banners': () =>
    import('./promo-banners/promo-banners.tsx').then((module) => module.PromoBanners),
  'promo-card': () => import('./promo-card/promo-card.tsx').then((module) => module.PromoCard),
  prose: () => import('./prose/prose.tsx').then((module) => module.Prose),
  questions: () => import('./questions/questions.tsx').then((module) => module.Questions),
  quote: () => import('./quote/quote.tsx').then((module) => module.Quote),
  'reactivate-form': () =>
    import('./reactivate-form/reactivate-form.tsx').then((module) => module.ReactivateForm),
  'recommend-form': () =>
    import('./recommend-form/recommend-form.tsx').then((module) => module.RecommendForm),
  'recruiter-jobs': () =>
    import('./recruiter-jobs/recruiter-jobs.tsx').then((module) => module.RecruiterJobs),
  'recruiter-views': () =>
    import('./recruiter-views/recruiter-views.tsx').then((module) => module.RecruiterViews),
  'register-form': () =>
    import('./register-form/register-form.tsx').then((module) => module.RegisterForm),
  registration: () =>
    import('./registration/registration.tsx').then((module) => module.Registration),
  'related-tags': () =>
    import('./related-tags/related-tags.tsx').then((module) => module.RelatedTags),
  'resume-builder': () =>
    import('./resume-builder/resume-builder.tsx').then((module) => module.ResumeBuilder),
  'return-notice': () =>
    import('./return-notice/return-notice.tsx').then((module) => module.ReturnNotice),
  'rich-text': () => import('./rich-text/rich-text.tsx').then((module) => module.RichText),
  'search-alert': () =>
    import('./search-alert/search-alert.tsx').then((module) => module.SearchAlert),
  'search-hero': commonBlocks['search-hero'],
  'search-sheet': commonBlocks['search-sheet'],
  'second-factor': () =>
    import('./second-factor/second-factor.tsx').then((module) => module.SecondFactor),
  'settings-menu': () =>
    import('./settings-menu/settings-menu.tsx').then((module) => module.SettingsMenu),
  'share-link': () => import('./share-link/share-link.tsx').then((module) => module.ShareLink),
  'shown-recommendations': () =>
    import('./shown-recommendations/shown-recommendations.tsx').then(
      (module) => module.ShownRecommendations,
    ),
  'similar-jobs': () =>
    import('./similar-jobs/similar-jobs.tsx').then((module) => module.SimilarJobs),
  'similar-jobs-list': () =>
    import('./similar-jobs-list/similar-jobs-list.tsx').then((module) => module.SimilarJobsList),
  'site-footer': () => import('./site-footer/site-footer.tsx').then((module) => module.SiteFooter),
  'site-header': commonBlocks['site-header'],
  'site-index': () => import('./site-index/site-index.tsx').then((module) => module.SiteIndex),
  'skills-grid': () => import('./skills-grid/skills-grid.tsx').then((module) => module.SkillsGrid),
  'social-links': () =>
    import('./social-links/social-links.tsx').then((module) => module.SocialLinks),
  split: () => import('./split/split.tsx').then((module) => module.Split),
  steps: () => import('./steps/steps.tsx').then((module) => module.Steps),
  survey: () => import('./survey/survey.tsx').then((module) => module.Survey),
  tabs: () => import('./tabs/tabs.tsx').then((module) => module.Tabs),
  testimonials: () =>
    import('./testimonials/testimonials.tsx').then((module) => module.Testimonials),
  'unsubscribe-form': () =>
    import('./unsubscribe-form/unsubscribe-form.tsx').then((module) => module.UnsubscribeForm),
  'update-profile': () =>
    import('./update-profile/update-profile.tsx').then((module) => module.UpdateProfile),
  video: () => import('./video/video.tsx').then((module) => module.Video),
  'women-jobs': () => import('./women-jobs/women-jobs.tsx').then((module) => module.WomenJobs),
} as const satisfies Record<BlockTypeName, () => Promise<unknown>> as Readonly<
  Record<string, () => Promise<ComponentType<never>>>
>;
