import type { PromoBanner } from './promo-banner.ts';

/** A banner that says nothing but its name, with what a test is about. */
export const bannerOf = (id: string, changes: Partial<PromoBanner> = {}): PromoBanner => ({
  id,
  companyId: null,
  title: id,
  companyLogo: null,
  imageUrl: null,
  link: '/companies',
  description: '',
  subText: '',
  ctaText: '',
  trackerText: '',
  courseId: null,
  institute: '',
  allowOnJobfeed: false,
  minExp: null,
  maxExp: null,
  location: [],
  jobId: null,
  ordering: null,
  companyName: '',
  showcaseRedirectionLink: null,
  categoryIds: [],
  from: null,
  until: null,
  ...changes,
});
