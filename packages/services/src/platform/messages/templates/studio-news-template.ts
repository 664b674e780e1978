import { StaffNews } from '@broadsheet/contract/calls/staff-mails';
import type { InboxKind } from '@broadsheet/contract/studio/inbox';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { bindTemplate } from './draft.ts';

type Texts = Messages['mails-studio'];

/** A subject is shorter than 60 letters, whatever the title. */
const SUBJECT_TITLE_MAX = 30;
/** Not all of \p{C}: joiners are part of emoji and of Indian scripts. The second range turns text around. */
const CONTROLS = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Cuts between letters as readers see them. */
const shorten = (text: string): string => {
  const letters = [...new Intl.Segmenter('en-IN').segment(text)].map(({ segment }) => segment);
  if (letters.length <= SUBJECT_TITLE_MAX) return text;
  return `${letters.slice(0, SUBJECT_TITLE_MAX - 1).join('')}…`;
};

const SUBJECTS = {
  'approval-requested': 'approvalRequestedSubject',
  approved: 'approvedSubject',
  comment: 'commentSubject',
  'experiment-alarm': 'experimentAlarmSubject',
  'experiment-ended': 'experimentEndedSubject',
  'experiment-worse': 'experimentWorseSubject',
  mention: 'mentionSubject',
  returned: 'returnedSubject',
  'rolled-back': 'rolledBackSubject',
  'schedule-failed': 'scheduleFailedSubject',
  unscheduled: 'unscheduledSubject',
} as const satisfies Readonly<Record<InboxKind, keyof Texts>>;

const SENTENCES: Readonly<
  Record<InboxKind, (texts: Texts, values: { by: string; title: string }) => string>
> = {
  'approval-requested': (texts, values) => formatMessage(texts.approvalRequestedText, values),
  approved: (texts, values) => formatMessage(texts.approvedText, values),
  comment: (texts, values) => formatMessage(texts.commentText, values),
  'experiment-alarm': (texts, { title }) => formatMessage(texts.experimentAlarmText, { title }),
  'experiment-ended': (texts, { title }) => formatMessage(texts.experimentEndedText, { title }),
  'experiment-worse': (texts, { title }) => formatMessage(texts.experimentWorseText, { title }),
  mention: (texts, values) => formatMessage(texts.mentionText, values),
  returned: (texts, values) => formatMessage(texts.returnedText, values),
  'rolled-back': (texts, { title }) => formatMessage(texts.rolledBackText, { title }),
  'schedule-failed': (texts, { title }) => formatMessage(texts.scheduleFailedText, { title }),
  unscheduled: (texts, { title }) => formatMessage(texts.unscheduledText, { title }),
};

const paragraphsOf = (
  { kind, by, text }: StaffNews,
  title: string,
  texts: Texts,
): readonly string[] => {
  const sentence = SENTENCES[kind](texts, { by: oneLine(by ?? texts.site), title });
  return text === null ? [sentence] : [sentence, `“${oneLine(text)}”`];
};

/** Entries of a staff member's inbox about one draft, experiment or release. */
export const STUDIO_NEWS_TEMPLATE = bindTemplate(
  'studio-news',
  ({ name, title: written, path, news: json }, { url, messages }) => {
    const texts = messages['mails-studio'];
    const news = Value.Parse(Type.Array(StaffNews), JSON.parse(json));
    const title = oneLine(written);
    const short = shorten(title);
    const [first] = news;
    const isOne = first !== undefined && news.length === 1;
    return {
      subject: isOne
        ? formatMessage(texts[SUBJECTS[first.kind]], { title: short })
        : formatMessage(texts.severalSubject, { count: news.length, title: short }),
      heading: isOne
        ? formatMessage(texts[SUBJECTS[first.kind]], { title })
        : formatMessage(texts.severalHeading, { title }),
      preview: texts.preview,
      name,
      paragraphs: news.flatMap((each) => paragraphsOf(each, title, texts)),
      button: { label: texts.button, href: `${url}${path}` },
      notes: [texts.note],
    };
  },
  { isForgotten: true },
);
