/** Marks a setting whose text is Markdown: Studio edits it with formatting buttons, and the check reads its links. */
export const RICH_TEXT = { key: 'x-text', value: 'markdown' } as const;
