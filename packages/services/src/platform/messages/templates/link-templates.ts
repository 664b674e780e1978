import {
  EMAIL_LINK_LIFE_MS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RESET_LINK_LIFE_MS,
} from '@broadsheet/contract/constants';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';
import { linkLife } from './expiry-notes.ts';

// The token is in the fragment, which browsers send to no server: no log and no other site sees it.
const resetLink = ({ url }: MailSite, token: string): string =>
  `${url}/login?step=reset#token=${encodeURIComponent(token)}`;
const verifyLink = ({ url }: MailSite, token: string): string =>
  `${url}/settings/verify-contact-details#token=${encodeURIComponent(token)}`;

/** Mails with a link to follow. */
export const LINK_TEMPLATES = [
  bindTemplate('reset-password', ({ name, token }, site) => {
    const texts = site.messages['mails-account'];
    return {
      subject: formatMessage(texts.resetSubject, { site: site.name }),
      heading: texts.resetTitle,
      preview: texts.resetPreview,
      name,
      paragraphs: [texts.resetText],
      button: { label: texts.setPasswordButton, href: resetLink(site, token) },
      notes: [linkLife(site, RESET_LINK_LIFE_MS), texts.passwordSameNote],
    };
  }),
  bindTemplate('password-policy', ({ name, token }, site) => {
    const texts = site.messages['mails-account'];
    const lengths = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };
    return {
      subject: formatMessage(texts.policySubject, { site: site.name }),
      heading: texts.policyTitle,
      preview: texts.policyPreview,
      name,
      paragraphs: [formatMessage(texts.policyText, lengths), texts.policyTip],
      button: { label: texts.setPasswordButton, href: resetLink(site, token) },
      notes: [linkLife(site, RESET_LINK_LIFE_MS), texts.passwordSameNote],
    };
  }),
  bindTemplate('verify-email', ({ name, token }, site) => {
    const texts = site.messages['mails-account'];
    return {
      subject: formatMessage(texts.verifySubject, { site: site.name }),
      heading: texts.verifyTitle,
      preview: texts.verifyPreview,
      name,
      paragraphs: [texts.verifyText],
      button: { label: texts.verifyButton, href: verifyLink(site, token) },
      notes: [linkLife(site, EMAIL_LINK_LIFE_MS), texts.noAccountNote],
    };
  }),
  bindTemplate('email-change', ({ name, token }, site) => {
    const texts = site.messages['mails-account'];
    return {
      subject: formatMessage(texts.newEmailSubject, { site: site.name }),
      heading: texts.newEmailTitle,
      preview: texts.newEmailPreview,
      name,
      paragraphs: [formatMessage(texts.newEmailText, { site: site.name })],
      button: { label: texts.newEmailButton, href: verifyLink(site, token) },
      notes: [linkLife(site, EMAIL_LINK_LIFE_MS), texts.noChangeNote],
    };
  }),
];
