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

/** Text as it may stand in an element or in a quoted attribute, in the letters that React writes. */
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

const SCRIPT_END = /[<>&\u2028\u2029]/g;

/** JSON as it may stand inside a script element, whatever the strings in it say. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    SCRIPT_END,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
