const MARKUP = /[&<>"']/;

const entityOf = (code: number): string => {
  switch (code) {
    case 34:
      return '&quot;';
    case 38:
      return '&amp;';
    case 39:
      return '&#x27;';
    case 60:
      return '&lt;';
    case 62:
      return '&gt;';
    default:
      return '';
  }
};

/**
 * Escapes text for elements and quoted attributes. The entities are React's, because pages rendered without React must
 * be equal byte for byte.
 */
export const escapeHtml = (text: string): string => {
  if (!MARKUP.test(text)) return text;
  let escaped = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const entity = entityOf(text.charCodeAt(at));
    if (entity === '') continue;
    escaped += text.slice(from, at) + entity;
    from = at + 1;
  }
  return escaped + text.slice(from);
};
