import { hrefOf } from '@broadsheet/contract/match-page';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { bindTemplate } from './draft.ts';

const EnquiredCourses = Type.Array(
  Type.Object({ title: Type.String(), slug: Type.String(), instituteName: Type.String() }),
);

/** What was enquired about, out of a message. Throws where it is not that. */
const readCourses = (text: string): Type.Static<typeof EnquiredCourses> => {
  const courses: unknown = JSON.parse(text);
  Value.Assert(EnquiredCourses, courses);
  return courses;
};

export const COURSE_ENQUIRY_TEMPLATE = bindTemplate('course-enquiry', ({ name, courses }, site) => {
  const asked = readCourses(courses);
  const count = asked.length === 1 ? 'a course' : `${asked.length} courses`;
  return {
    subject: `${site.name}: your enquiry about ${count}`,
    heading: `You have enquired about ${count}`,
    preview: 'What you have asked about, and what comes next.',
    name,
    paragraphs: [
      'We have received your enquiry. Who teaches the course answers to this address.',
      'This is what you have asked about:',
    ],
    tips: asked.map(({ title, slug, instituteName }) => ({
      title,
      text: instituteName,
      link: { label: `See ${title}`, href: `${site.url}${hrefOf('course', { slug })}` },
    })),
    notes: [
      'Similar courses are asked about only where you have allowed it, in the form and in your settings.',
    ],
  };
});
