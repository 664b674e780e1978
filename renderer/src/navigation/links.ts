/** Responses that are not pages: the browser loads them itself. */
const NOT_PAGES =
  /^\/(?:api|assets|theme|health|metrics|dev)(?:\/|$)|^\/read-csv\/|\.(?!html$)\w{2,5}$/;

const isOfThisSite = (url: URL): boolean =>
  url.origin === window.location.origin && !NOT_PAGES.test(url.pathname);

const isSamePage = (url: URL): boolean =>
  url.pathname === window.location.pathname && url.search === window.location.search;

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link of an event, if it leads to another page of this site in this window. */
export const pageLinkOf = (event: Event): URL | null => {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  const href = anchor?.getAttribute('href');
  if (!anchor || href === null || href === undefined) return null;
  const opensElsewhere = anchor.target !== '' && anchor.target !== '_self';
  if (opensElsewhere || anchor.hasAttribute('download')) return null;
  if (!URL.canParse(href, window.location.href)) return null;
  const url = new URL(href, window.location.href);
  if (!isOfThisSite(url)) return null;
  return url.hash !== '' && isSamePage(url) ? null : url;
};

/** Like `pageLinkOf`, for a plain click that no other listener has handled. */
export const clickedLinkOf = (event: MouseEvent): URL | null =>
  event.defaultPrevented || !isPlain(event) ? null : pageLinkOf(event);

/** The page that a GET form requests, if it is a page of this site. */
export const submittedPageOf = (event: SubmitEvent): URL | null => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return null;
  const { submitter } = event;
  const method = submitter?.getAttribute('formmethod') ?? form.method;
  const target = submitter?.getAttribute('formtarget') ?? form.target;
  if (method.toLowerCase() !== 'get' || (target !== '' && target !== '_self')) return null;
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const url = new URL(action, window.location.href);
  if (!isOfThisSite(url)) return null;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  url.search = fields.toString();
  url.hash = '';
  return url;
};
