import { formatMessage } from '@broadsheet/messages/format-message';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';
import { OTP_MINUTES, otpLife } from './expiry-notes.ts';

const accountTexts = ({ messages }: MailSite) => messages['mails-account'];

const smsOf = (site: MailSite, text: 'login' | 'contact', code: string): string =>
  formatMessage(site.messages.sms[text], { code, site: site.name, minutes: OTP_MINUTES });

/** Messages with a code to type. */
export const CODE_TEMPLATES = [
  bindTemplate('confirm-registration', ({ name, code }, site) => {
    const texts = accountTexts(site);
    return {
      subject: formatMessage(texts.registerSubject, { site: site.name }),
      heading: texts.registerTitle,
      preview: texts.registerPreview,
      name,
      paragraphs: [texts.registerText],
      code,
      notes: [otpLife(site), texts.otpIgnoreNote],
    };
  }),
  bindTemplate('second-step-code', ({ name, code }, site) => {
    const texts = accountTexts(site);
    return {
      subject: formatMessage(texts.loginSubject, { site: site.name }),
      heading: texts.loginTitle,
      preview: texts.loginPreview,
      name,
      paragraphs: [texts.loginText],
      code,
      notes: [otpLife(site), texts.loginNote],
      sms: smsOf(site, 'login', code),
    };
  }),
  bindTemplate('login-code', ({ name, code }, site) => {
    const texts = accountTexts(site);
    return {
      subject: formatMessage(texts.loginSubject, { site: site.name }),
      heading: texts.loginTitle,
      preview: texts.codeLoginPreview,
      name,
      paragraphs: [texts.codeLoginText],
      code,
      notes: [otpLife(site), texts.otpIgnoreNote],
      sms: smsOf(site, 'login', code),
    };
  }),
  bindTemplate('contact-code', ({ name, code }, site) => {
    const texts = accountTexts(site);
    return {
      subject: formatMessage(texts.contactSubject, { site: site.name }),
      heading: texts.contactTitle,
      preview: texts.contactPreview,
      name,
      paragraphs: [texts.contactText],
      code,
      notes: [otpLife(site), texts.otpIgnoreNote],
      sms: smsOf(site, 'contact', code),
    };
  }),
  bindTemplate('reactivate-account', ({ name, code }, site) => {
    const texts = accountTexts(site);
    return {
      subject: formatMessage(texts.reactivateSubject, { site: site.name }),
      heading: texts.reactivateTitle,
      preview: texts.reactivatePreview,
      name,
      paragraphs: [texts.reactivateText],
      code,
      notes: [otpLife(site), texts.reactivateNote],
    };
  }),
];
