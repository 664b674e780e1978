import { escapeHtml } from '@broadsheet/contract/escape-html';

export const PLAIN_STYLES_PATH = '/theme/plain.css';

/** A page without the renderer. @param main HTML, escaped where needed; @param head additional HTML for the head */
export const plainPage = (
  title: string,
  main: string,
  themeHref: string | undefined,
  head = '',
): string => {
  const styles = [themeHref, PLAIN_STYLES_PATH]
    .filter((href) => href !== undefined)
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
    .join('');
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${styles}${head}</head>
<body><main>${main}
</main></body></html>
`;
};
