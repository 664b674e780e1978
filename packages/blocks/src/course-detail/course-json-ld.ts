import type { CourseDetail } from '@broadsheet/contract/entities/course';
import { hrefOf } from '@broadsheet/contract/match-page';

const MODES = { online: 'Online', classroom: 'Onsite', blended: 'Blended' } as const;

/** Search engines get an offer only if the fee is known. */
const offersOf = ({ feeRupees }: CourseDetail) =>
  feeRupees !== null && {
    offers: [
      {
        '@type': 'Offer',
        category: feeRupees === 0 ? 'Free' : 'Paid',
        price: feeRupees,
        priceCurrency: 'INR',
      },
    ],
  };

/** An open course as schema.org Course. */
export const courseJsonLd = (course: CourseDetail): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: course.title,
  description: `${course.summary} ${course.audience}`,
  url: hrefOf('course', { slug: course.slug }),
  provider: { '@type': 'Organization', name: course.institute.name },
  educationalLevel: course.level,
  teaches: course.skills,
  ...offersOf(course),
  hasCourseInstance: [
    {
      '@type': 'CourseInstance',
      courseMode: MODES[course.mode],
      courseSchedule: {
        '@type': 'Schedule',
        duration: `P${course.weeks}W`,
        repeatFrequency: 'P1W',
      },
      ...(course.startsOn && { startDate: course.startsOn }),
      ...(course.mode !== 'online' && { location: course.institute.city }),
    },
  ],
});
