import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate, type Tip } from './draft.ts';

const MailedCourses = Type.Array(
  Type.Object({ title: Type.String(), slug: Type.String(), instituteName: Type.String() }),
);
export type MailedCourses = Type.Static<typeof MailedCourses>;

/** The courses of a message. Throws where the JSON is not valid. */
const readCourses = (text: string): MailedCourses => {
  const courses: unknown = JSON.parse(text);
  Value.Assert(MailedCourses, courses);
  return courses;
};

const tipsOf = (courses: MailedCourses, { url, messages }: MailSite): Tip[] =>
  courses.map(({ title, slug, instituteName }) => ({
    title,
    text: instituteName,
    link: {
      label: formatMessage(messages['mails-learning'].viewCourse, { title }),
      href: `${url}${hrefOf('course', { slug })}`,
    },
  }));

export const COURSE_TEMPLATES = [
  bindTemplate('course-enquiry', ({ name, courses }, site) => {
    const texts = site.messages['mails-learning'];
    const requested = readCourses(courses);
    const count = requested.length;
    return {
      subject: formatMessage(texts.enquirySubject, { count, site: site.name }),
      heading: formatMessage(texts.enquiryTitle, { count }),
      preview: texts.enquiryPreview,
      name,
      paragraphs: [texts.enquiryText, texts.enquiryList],
      tips: tipsOf(requested, site),
      notes: [texts.enquiryNote],
    };
  }),
  bindTemplate(
    'course-letter',
    ({ name, courses }, site) => {
      const texts = site.messages['mails-learning'];
      return {
        subject: formatMessage(texts.lettersSubject, { site: site.name }),
        heading: texts.lettersTitle,
        preview: texts.lettersPreview,
        name,
        paragraphs: [texts.lettersText],
        tips: [
          ...tipsOf(readCourses(courses), site),
          {
            title: texts.lettersAllTitle,
            text: texts.lettersAllText,
            link: { label: texts.lettersAllLink, href: `${site.url}${hrefOf('learning')}` },
          },
        ],
        notes: [texts.lettersNote],
      };
    },
    { obeys: 'education' },
  ),
];
