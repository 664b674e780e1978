import { escapeHtml } from '@broadsheet/contract/escape-html';
import {
  COPY_TIME,
  OFFLINE_GROUPS,
  OFFLINE_PATH,
  OFFLINE_STYLES_PATH,
  OFFLINE_TEXTS_PATH,
  type OfflineTexts,
} from '@broadsheet/contract/offline';
import { findCopy, listCopies, type PageCopy } from './page-copies.ts';

const MAIN = /<main id="main"[^>]*>/;

const readShell = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true });

const readTexts = async (): Promise<OfflineTexts | null> => {
  const texts = await readShell(OFFLINE_TEXTS_PATH);
  return texts ? ((await texts.json()) as OfflineTexts) : null;
};

const formatTime = (time: number): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** A copy that says that it is one, and of when. */
const copyAnswer = async ({ response, time }: PageCopy): Promise<Response> => {
  const [html, texts] = await Promise.all([response.text(), readTexts()]);
  if (!texts) return new Response(html, { headers: response.headers });
  const notice =
    `<p class="offline-notice" role="status">${escapeHtml(texts.copy.replace(COPY_TIME, formatTime(time)))} ` +
    `<a href="">${escapeHtml(texts.tryAgain)}</a></p>`;
  const styles = `<link rel="stylesheet" href="${OFFLINE_STYLES_PATH}"></head>`;
  const body = html.replace('</head>', () => styles).replace(MAIN, (main) => main + notice);
  return new Response(body, { headers: response.headers });
};

const listItem = ({ path, title }: PageCopy): string =>
  `<li><a href="${escapeHtml(path)}">${escapeHtml(title || path)}</a></li>`;

/** The offline page with what can still be read. */
const offlinePage = async (): Promise<Response> => {
  const shell = await readShell(OFFLINE_PATH);
  if (!shell) return Response.error();
  let html = await shell.text();
  for (const kind of ['own', 'public'] as const) {
    const copies = await listCopies(kind);
    if (copies.length === 0) continue;
    const items = copies.map(listItem).join('');
    html = html
      .replace(`data-group="${kind}" hidden`, `data-group="${kind}"`)
      .replace(OFFLINE_GROUPS[kind], () => items);
  }
  return new Response(html, { headers: shell.headers });
};

/** The response of a page without a network: its copy, else the offline page. */
export const answerOffline = async (path: string): Promise<Response> => {
  const copy = await findCopy(path);
  return copy ? copyAnswer(copy) : offlinePage();
};
