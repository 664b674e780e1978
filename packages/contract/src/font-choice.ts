/** The fonts that a brand can choose. `packages/theme` has the stack of each. */
export const FONT_CHOICES = [
  'newsreader',
  'system',
  'humanist',
  'geometric',
  'serif-headings',
] as const;
export type FontChoice = (typeof FONT_CHOICES)[number];

/** The only one with a file of the site: browsers download it. */
export const FILE_FONT = 'newsreader' satisfies FontChoice;

/** The choice of a brand, which starts with the font of the site. */
export const fontChoiceOf = (fonts: FontChoice | undefined): FontChoice => fonts ?? FILE_FONT;
