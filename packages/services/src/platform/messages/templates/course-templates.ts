import { hrefOf } from '@broadsheet/contract/match-page';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate, type Tip } from './draft.ts';

const MailedCourses = Type.Array(
  Type.Object({ title: Type.String(), slug: Type.String(), instituteName: Type.String() }),
);
export type MailedCourses = Type.Static<typeof MailedCourses>;

/** The courses of a message. Throws where they are none. */
const readCourses = (text: string): MailedCourses => {
  const courses: unknown = JSON.parse(text);
  Value.Assert(MailedCourses, courses);
  return courses;
};

const tipsOf = (courses: MailedCourses, { url }: MailSite): Tip[] =>
  courses.map(({ title, slug, instituteName }) => ({
    title,
    text: instituteName,
    link: { label: `See ${title}`, href: `${url}${hrefOf('course', { slug })}` },
  }));

export const COURSE_TEMPLATES = [
  bindTemplate('course-enquiry', ({ name, courses }, site) => {
    const requested = readCourses(courses);
    const count = requested.length === 1 ? 'a course' : `${requested.length} courses`;
    return {
      subject: `${site.name}: your enquiry about ${count}`,
      heading: `You have enquired about ${count}`,
      preview: 'What you have asked about, and what comes next.',
      name,
      paragraphs: [
        'We have received your enquiry. Who teaches the course answers to this address.',
        'This is what you have asked about:',
      ],
      tips: tipsOf(requested, site),
      notes: [
        'Similar courses are asked about only where you have allowed it, in the form and in your settings.',
      ],
    };
  }),
  bindTemplate(
    'course-letter',
    ({ name, courses }, site) => ({
      subject: `Learning at ${site.name}: courses for your skills`,
      heading: 'Courses that go with your skills',
      preview: 'What you could learn next.',
      name,
      paragraphs: ['These courses teach something that your profile names:'],
      tips: [
        ...tipsOf(readCourses(courses), site),
        {
          title: 'All courses',
          text: 'By subject, by institute, and those that begin soon.',
          link: { label: 'See all courses', href: `${site.url}${hrefOf('learning')}` },
        },
      ],
      notes: ['Courses that you have enquired about are left out.'],
    }),
    { obeys: 'education' },
  ),
];
