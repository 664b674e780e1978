import { APPLICATION_TEMPLATES } from './application-templates.ts';
import { CODE_TEMPLATES } from './code-templates.ts';
import { COMPETITION_TEMPLATE } from './competition-template.ts';
import { COURSE_TEMPLATES } from './course-templates.ts';
import type { BoundTemplate } from './draft.ts';
import { EARLY_JOBS_TEMPLATE } from './early-jobs-template.ts';
import { JOB_ALERT_TEMPLATE } from './job-alert-template.ts';
import { LINK_TEMPLATES } from './link-templates.ts';
import { NOTICE_TEMPLATES } from './notice-templates.ts';
import { PLAN_TEMPLATES } from './plan-templates.ts';
import { RECOMMENDATION_TEMPLATES } from './recommendation-templates.ts';
import { STUDIO_NEWS_TEMPLATE } from './studio-news-template.ts';
import { WEEKLY_REPORT_TEMPLATE } from './weekly-report-template.ts';
import { WELCOME_TEMPLATE } from './welcome-template.ts';

/** The templates of all messages. */
export const TEMPLATES: readonly BoundTemplate[] = [
  ...APPLICATION_TEMPLATES,
  ...CODE_TEMPLATES,
  COMPETITION_TEMPLATE,
  ...COURSE_TEMPLATES,
  EARLY_JOBS_TEMPLATE,
  JOB_ALERT_TEMPLATE,
  ...LINK_TEMPLATES,
  ...NOTICE_TEMPLATES,
  ...PLAN_TEMPLATES,
  ...RECOMMENDATION_TEMPLATES,
  STUDIO_NEWS_TEMPLATE,
  WEEKLY_REPORT_TEMPLATE,
  WELCOME_TEMPLATE,
];

/** Throws an Error for an unknown name: it may come from a newer build, which then sends it. */
export const findTemplate = (name: string): BoundTemplate => {
  const template = TEMPLATES.find((candidate) => candidate.name === name);
  if (!template) throw new Error(`There is no template ${JSON.stringify(name)}`);
  return template;
};
