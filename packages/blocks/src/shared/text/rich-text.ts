import { RICH_TEXT } from '@broadsheet/contract/rich-text';

/** Options of a setting with Markdown. */
export const richTextOptions = (maxLength: number) => ({
  maxLength,
  [RICH_TEXT.key]: RICH_TEXT.value,
  description:
    'Paragraphs, ## headings, lists, **bold**, *italics* and [links](/faq). {brandName} is the name of the site.',
});
