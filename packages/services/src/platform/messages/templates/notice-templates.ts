import { formatMessage } from '@broadsheet/messages/format-message';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';

const loginLink = ({ url }: MailSite): string => `${url}/login`;

/** Mails about something that has happened. */
export const NOTICE_TEMPLATES = [
  bindTemplate('already-registered', ({ name }, site) => {
    const texts = site.messages['mails-account'];
    return {
      subject: formatMessage(texts.registeredSubject, { site: site.name }),
      heading: texts.registeredTitle,
      preview: texts.registeredPreview,
      name,
      paragraphs: [texts.registeredText, texts.registeredHelp],
      button: { label: texts.logInButton, href: loginLink(site) },
      notes: [texts.accountSameNote],
    };
  }),
  bindTemplate('email-change-notice', ({ name, email }, site) => {
    const texts = site.messages['mails-account'];
    return {
      subject: formatMessage(texts.emailChangeSubject, { site: site.name }),
      heading: texts.emailChangeTitle,
      preview: texts.emailChangePreview,
      name,
      paragraphs: [formatMessage(texts.emailChangeText, { email })],
      button: {
        label: texts.emailChangeButton,
        href: `${site.url}/settings/verify-contact-details`,
      },
      notes: [texts.emailChangeNote],
    };
  }),
  bindTemplate('address-taken', ({ name }, site) => {
    const texts = site.messages['mails-account'];
    return {
      subject: formatMessage(texts.takenSubject, { site: site.name }),
      heading: texts.takenTitle,
      preview: texts.takenPreview,
      name,
      paragraphs: [texts.takenText, texts.takenHelp],
      button: { label: texts.logInButton, href: loginLink(site) },
      notes: [texts.accountSameNote],
    };
  }),
  bindTemplate('password-changed', ({ name }, site) => {
    const texts = site.messages['mails-account'];
    return {
      subject: formatMessage(texts.passwordChangedSubject, { site: site.name }),
      heading: texts.passwordChangedTitle,
      preview: texts.passwordChangedPreview,
      name,
      paragraphs: [texts.passwordChangedText],
      notes: [formatMessage(texts.passwordChangedNote, { link: loginLink(site) })],
    };
  }),
  bindTemplate('second-step-changed', ({ name, state }, site) => {
    const texts = site.messages['mails-account'];
    return {
      subject: formatMessage(texts.twoStepSubject, { state, site: site.name }),
      heading: formatMessage(texts.twoStepTitle, { state }),
      preview: texts.twoStepPreview,
      name,
      paragraphs: [formatMessage(texts.twoStepText, { state })],
      notes: [texts.twoStepNote],
      button: {
        label: texts.changePasswordButton,
        href: `${site.url}/settings/changepassword`,
      },
    };
  }),
  bindTemplate('login-linked', ({ name, provider }, site) => {
    const texts = site.messages['mails-account'];
    return {
      subject: formatMessage(texts.linkedSubject, { provider, site: site.name }),
      heading: formatMessage(texts.linkedTitle, { provider }),
      preview: texts.linkedPreview,
      name,
      paragraphs: [formatMessage(texts.linkedText, { provider, site: site.name })],
      notes: [texts.linkedNote],
      button: { label: texts.linkedButton, href: `${site.url}/settings/changepassword` },
    };
  }),
  bindTemplate('account-deactivated', ({ name }, site) => {
    const texts = site.messages['mails-account'];
    return {
      subject: formatMessage(texts.deactivatedSubject, { site: site.name }),
      heading: texts.deactivatedTitle,
      preview: texts.deactivatedPreview,
      name,
      paragraphs: [texts.deactivatedText, texts.deactivatedHelp],
      button: { label: texts.reactivateButton, href: loginLink(site) },
      notes: [texts.deactivatedNote],
    };
  }),
  bindTemplate(
    'account-erased',
    ({ name }, site) => {
      const texts = site.messages['mails-account'];
      return {
        subject: formatMessage(texts.erasedSubject, { site: site.name }),
        heading: texts.erasedTitle,
        preview: texts.erasedPreview,
        name,
        paragraphs: [texts.erasedText, texts.erasedThanks],
        notes: [],
      };
    },
    { isForgotten: true },
  ),
];
