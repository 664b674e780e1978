import { escapeHtml } from '@broadsheet/contract/escape-html';
import type { Draft, Link } from '../templates/draft.ts';
import { greetingOf } from './greeting.ts';
import {
  buttonRows,
  codeRow,
  headingRow,
  noteRow,
  paragraphRow,
  sectionRows,
  tipRow,
} from './mail-parts.ts';
import type { MailSite } from './mail-site.ts';
import { coloursOf, FONTS, headStyles, type MailColours } from './mail-styles.ts';
import { stopLinkOf } from './stop-link.ts';

/** Fills the preview, so that mail programs do not continue it with the text below. */
const FILL = '&#847;&zwnj;&nbsp;'.repeat(40);

const mastRow = ({ name, url }: MailSite, { ink, accent }: MailColours): string =>
  `<tr><td class="bar" bgcolor="${accent}" height="6" style="height:6px;line-height:6px;font-size:0;background:${accent}">&nbsp;</td></tr>
<tr><td class="pad" style="padding:28px 40px 0"><a class="ink" href="${escapeHtml(url)}" style="font-family:${FONTS.display};font-size:20px;line-height:1.2;font-weight:700;letter-spacing:-0.2px;text-decoration:none;color:${ink}">${escapeHtml(name)}</a></td></tr>\n`;

const footRow = (
  { tagline, url, messages: { mails } }: MailSite,
  stopLink: Link | undefined,
  { soft }: MailColours,
): string => {
  const style = `font-family:${FONTS.text};font-size:13px;line-height:1.5;color:${soft}`;
  const stop = stopLink
    ? `<br>${escapeHtml(mails.unsubscribeQuestion)} <a class="soft" href="${escapeHtml(stopLink.href)}" style="color:${soft}">${escapeHtml(stopLink.label)}</a>`
    : '';
  return `<tr><td class="pad soft" align="left" style="padding:20px 40px;${style}">${escapeHtml(tagline)}<br><a class="soft" href="${escapeHtml(url)}" style="color:${soft}">${escapeHtml(url.replace(/^https?:\/\//, ''))}</a>${stop}</td></tr>`;
};

const rowsOf = (draft: Draft, site: MailSite, colours: MailColours): string => {
  const { code, button, sections = [], tips = [] } = draft;
  return [
    mastRow(site, colours),
    headingRow(draft.heading, colours),
    paragraphRow(greetingOf(draft.name, site.messages), colours),
    ...draft.paragraphs.map((text) => paragraphRow(text, colours)),
    code === undefined ? '' : codeRow(code, colours),
    button ? buttonRows(button, colours, site.messages.mails.copyLink) : '',
    ...sections.map((section) => sectionRows(section, colours)),
    ...tips.map((tip) => tipRow(tip, colours)),
    ...draft.notes.map((text, index) => noteRow(text, index === 0 ? 24 : 8, colours)),
  ].join('');
};

/**
 * A mail as HTML: tables and inline styles, nothing loaded from anywhere. @param unsubscribeLink of a mail that can be
 * turned off
 */
export const mailHtml = (
  draft: Draft,
  site: MailSite,
  unsubscribeLink: string | undefined,
): string => {
  const colours = coloursOf(site, 'light');
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  return `<!doctype html>
<html lang="en-IN" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(draft.subject)}</title>
<style>${headStyles(site)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colours.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(draft.preview)}${FILL}</div>
<table ${table} class="page" bgcolor="${colours.page}" style="background:${colours.page}"><tr><td class="outer" align="center" style="padding:32px 12px">
<table ${table} style="max-width:600px">
<tr><td class="card" bgcolor="${colours.card}" style="overflow:hidden;border:1px solid ${colours.rule};border-radius:8px;background:${colours.card}">
<table ${table}>
${rowsOf(draft, site, colours)}<tr><td height="36" style="height:36px;line-height:36px;font-size:0">&nbsp;</td></tr>
</table>
</td></tr>
${footRow(site, stopLinkOf(draft, site, unsubscribeLink), colours)}
</table>
</td></tr></table>
</body>
</html>
`;
};
