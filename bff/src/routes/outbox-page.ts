import type { CallAnswer } from '@broadsheet/contract/call';
import type { outbox } from '@broadsheet/contract/calls/internal';
import { escapeHtml } from '@broadsheet/contract/escape-html';
import { plainPage } from '../http/plain-page.ts';

type Message = CallAnswer<typeof outbox>['items'][number];

const LINK = /https?:\/\/[^\s<>"]+/g;

/** Text with its addresses as links. */
const linked = (text: string): string => {
  let html = '';
  let end = 0;
  for (const { 0: address, index } of text.matchAll(LINK)) {
    const href = escapeHtml(address);
    html += `${escapeHtml(text.slice(end, index))}<a href="${href}">${href}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
};

const messageHtml = ({ channel, to, subject, text, template, createdAt }: Message): string =>
  `<article><h2>${escapeHtml(subject || template)}</h2>
<p>${channel === 'sms' ? 'SMS' : 'E-mail'} to ${escapeHtml(to)}, <time>${escapeHtml(createdAt)}</time>, ${escapeHtml(template)}</p>
<pre>${linked(text)}</pre></article>`;

/** The messages that would have been sent, as a page. @param to the requested recipient; empty for all */
export const outboxPage = (
  messages: readonly Message[],
  to: string,
  themeHref: string | undefined,
): string => {
  const list = messages.map(messageHtml).join('\n');
  return plainPage(
    'Outbox',
    `<h1>Outbox</h1>
<p>Messages that would have been sent from this machine, newest first.</p>
<form action="/dev/outbox"><label>Sent to <input type="search" name="to" value="${escapeHtml(to)}"></label> <button>Show</button></form>
${list || '<p>There are no messages.</p>'}`,
    themeHref,
  );
};
