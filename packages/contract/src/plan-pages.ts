import type { Feature } from './entities/order.ts';
import { hrefOf } from './match-page.ts';

export interface PlanPage {
  /** On a button, such as Open Resume Builder. */
  readonly action: string;
  /** In a menu, such as Resume Builder. */
  readonly label: string;
  readonly href: string;
}

/** What can be bought, and the page where it is used: pages of orders, receipts and the account menu all lead there. */
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

/** The pages of some features, in their order; what has no page of its own is left out. */
export const planPagesOf = (features: readonly string[]): PlanPage[] =>
  features.flatMap((feature) =>
    Object.hasOwn(PLAN_PAGES, feature) ? PLAN_PAGES[feature as keyof typeof PLAN_PAGES] : [],
  );
