/** Labels for terms in names of code. */
const LABELS: Readonly<Record<string, string>> = {
  cta: 'button',
  ctc: 'CTC',
  exp: 'experience',
  faq: 'FAQ',
  href: 'link',
  id: 'ID',
  ids: 'IDs',
  seo: 'SEO',
  url: 'URL',
};

/** Formats a name of code as text: `ctaText` and `cta-text` are "Button text". */
export const formatName = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => LABELS[word] ?? word)
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase());
