import { formatMessage } from '@broadsheet/messages/format-message';
import { bindTemplate } from './draft.ts';

export const WELCOME_TEMPLATE = bindTemplate('welcome', ({ name }, site) => {
  const texts = site.messages['mails-account'];
  return {
    subject: formatMessage(texts.welcomeSubject, { site: site.name }),
    heading: formatMessage(texts.welcomeTitle, { site: site.name }),
    preview: texts.welcomePreview,
    name,
    paragraphs: [texts.welcomeText],
    tips: [
      {
        title: texts.searchTipTitle,
        text: texts.searchTipText,
        link: { label: texts.searchTipLink, href: `${site.url}/` },
      },
      {
        title: texts.blockTipTitle,
        text: texts.blockTipText,
        link: { label: texts.blockTipLink, href: `${site.url}/settings/privacy` },
      },
      {
        title: texts.twoStepTipTitle,
        text: texts.twoStepTipText,
        link: { label: texts.twoStepTipLink, href: `${site.url}/settings/privacy` },
      },
    ],
    notes: [],
  };
});
