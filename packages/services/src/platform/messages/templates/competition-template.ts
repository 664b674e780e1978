import { formatMessage } from '@broadsheet/messages/format-message';
import { bindTemplate } from './draft.ts';

/** News for a participant of a competition: a round that opens or closes, and the result. */
export const COMPETITION_TEMPLATE = bindTemplate(
  'competition-news',
  ({ name, competition, heading, said, path }, { url, messages }) => {
    const texts = messages['mails-learning'];
    return {
      subject: formatMessage(texts.competitionSubject, { competition, news: heading }),
      heading,
      preview: formatMessage(texts.competitionPreview, { competition }),
      name,
      paragraphs: [said],
      button: {
        label: formatMessage(texts.competitionButton, { competition }),
        href: `${url}${path}`,
      },
      notes: [texts.competitionNote],
    };
  },
  { obeys: 'jobAction' },
);
