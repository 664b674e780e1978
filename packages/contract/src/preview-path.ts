/** The query parameter that carries a preview's token. */
export const PREVIEW_PARAMETER = 'preview';

/** The address that shows a preview of a path: percent-encoded, with its query. */
export const withPreview = (path: string, token: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${PREVIEW_PARAMETER}=${encodeURIComponent(token)}`;
