import type { Feature } from './entities/order.ts';
import { hrefOf } from './match-page.ts';

export interface PlanPage {
  /** On a button, such as Open Resume Builder. */
  readonly action: string;
  /** In a menu, such as Resume Builder. */
  readonly label: string;
  readonly href: string;
}

/** The features that can be bought, with the pages to use them: orders, receipts and the account menu link there. */
export const PLAN_PAGES: Readonly<Record<Exclude<Feature, 'spotlight'>, PlanPage>> = {
  pro: {
    action: 'See applied jobs',
    label: 'Applied jobs',
    href: hrefOf('applied-jobs'),
  },
  'early-applicant': {
    action: 'See early applicant jobs',
    label: 'Early applicant jobs',
    href: hrefOf('early-applicant-jobs'),
  },
  'resume-builder': {
    action: 'Open Resume Builder',
    label: 'Resume Builder',
    href: hrefOf('resume-builder'),
  },
};

/** The pages of some features, in order; features without a page are skipped. */
export const planPagesOf = (features: readonly string[]): PlanPage[] =>
  features.flatMap((feature) =>
    Object.hasOwn(PLAN_PAGES, feature) ? PLAN_PAGES[feature as keyof typeof PLAN_PAGES] : [],
  );
