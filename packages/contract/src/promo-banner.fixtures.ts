import type { PromoBanner } from './promo-banner.ts';

/** A banner that shows only its name, with the changes of a test. */
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
