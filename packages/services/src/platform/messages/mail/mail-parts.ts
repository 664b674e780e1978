import { escapeHtml } from '@broadsheet/contract/escape-html';
import type { Link, Section, Tip } from '../templates/draft.ts';
import { FONTS, type MailColours } from './mail-styles.ts';

const TEXT = `font-family:${FONTS.text};font-size:16px;line-height:1.55`;

const row = (top: number, content: string): string =>
  `<tr><td class="pad" style="padding:${top}px 40px 0">${content}</td></tr>\n`;

export const headingRow = (text: string, { ink }: MailColours): string =>
  row(
    28,
    `<h1 class="ink" style="margin:0;font-family:${FONTS.display};font-size:26px;line-height:1.25;font-weight:600;color:${ink}">${escapeHtml(text)}</h1>`,
  );

export const paragraphRow = (text: string, { ink }: MailColours): string =>
  row(16, `<p class="ink" style="margin:0;${TEXT};color:${ink}">${escapeHtml(text)}</p>`);

export const noteRow = (text: string, top: number, { soft }: MailColours): string =>
  row(
    top,
    `<p class="soft" style="margin:0;font-family:${FONTS.text};font-size:14px;line-height:1.5;color:${soft}">${escapeHtml(text)}</p>`,
  );

export const codeRow = (code: string, { accentSoft, ink }: MailColours): string =>
  row(
    24,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="box ink code" align="center" bgcolor="${accentSoft}" style="padding:20px 8px 20px 18px;border-radius:6px;background:${accentSoft};font-family:${FONTS.code};font-size:36px;line-height:1.2;font-weight:600;letter-spacing:10px;color:${ink}">${escapeHtml(code)}</td></tr></table>`,
  );

/** A button, and its address to copy where buttons do not work. @param copyLink the label above the address */
export const buttonRows = (
  { label, href }: Link,
  colours: MailColours,
  copyLink: string,
): string => {
  const { accent, onAccent, accentText, soft } = colours;
  const address = escapeHtml(href);
  return (
    row(
      24,
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="${accent}" style="border-radius:6px;background:${accent}"><a class="button" href="${address}" style="display:inline-block;padding:14px 24px;border-radius:6px;font-family:${FONTS.text};font-size:16px;line-height:1.25;font-weight:600;text-decoration:none;color:${onAccent}">${escapeHtml(label)}</a></td></tr></table>`,
    ) +
    row(
      16,
      `<p class="soft" style="margin:0;font-family:${FONTS.text};font-size:13px;line-height:1.5;color:${soft}">${escapeHtml(copyLink)}<br><a class="link" href="${address}" style="color:${accentText};word-break:break-all">${address}</a></p>`,
    )
  );
};

/** @param level of its heading */
export const tipRow = (
  { title, text, link }: Tip,
  { ink, rule, accentText }: MailColours,
  level: 'h2' | 'h3' = 'h2',
): string =>
  row(
    20,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule" style="padding-top:20px;border-top:1px solid ${rule}"><${level} class="ink" style="margin:0 0 4px;font-family:${FONTS.display};font-size:19px;line-height:1.3;font-weight:600;color:${ink}">${escapeHtml(title)}</${level}><p class="ink" style="margin:0 0 8px;${TEXT};color:${ink}">${escapeHtml(text)}</p><a class="link" href="${escapeHtml(link.href)}" style="${TEXT};font-weight:600;color:${accentText}">${escapeHtml(link.label)}</a></td></tr></table>`,
  );

const sectionTitleRow = (text: string, { accentSoft, ink }: MailColours): string =>
  row(
    32,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="box" bgcolor="${accentSoft}" style="padding:12px 16px;border-radius:6px;background:${accentSoft}"><h2 class="ink" style="margin:0;font-family:${FONTS.display};font-size:21px;line-height:1.3;font-weight:600;color:${ink}">${escapeHtml(text)}</h2></td></tr></table>`,
  );

const linkRow = ({ label, href }: Link, { accentText }: MailColours): string =>
  row(
    12,
    `<a class="link" href="${escapeHtml(href)}" style="font-family:${FONTS.text};font-size:14px;line-height:1.5;color:${accentText}">${escapeHtml(label)}</a>`,
  );

export const sectionRows = ({ title, tips, links }: Section, colours: MailColours): string =>
  [
    title === null ? '' : sectionTitleRow(title, colours),
    ...tips.map((tip) => tipRow(tip, colours, title === null ? 'h2' : 'h3')),
    ...links.map((link) => linkRow(link, colours)),
  ].join('');
