import { type FontChoice, fontChoiceOf } from '@broadsheet/contract/font-choice';

export interface FontStacks {
  /** Of headings and the name of the site. */
  readonly display: string;
  readonly text: string;
}

const SYSTEM = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/**
 * All but Newsreader are fonts of devices, so that nothing is downloaded and no text moves. Each has a font with Indian scripts
 * near its end.
 */
const FONT_STACKS: Readonly<Record<FontChoice, FontStacks>> = {
  newsreader: {
    display: "Newsreader, 'Newsreader Fallback', Georgia, 'Noto Serif', serif",
    text: SYSTEM,
  },
  system: { display: SYSTEM, text: SYSTEM },
  humanist: {
    display: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Noto Sans', sans-serif",
    text: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Noto Sans', sans-serif",
  },
  geometric: {
    display: "Avenir, Montserrat, Corbel, 'URW Gothic', 'Noto Sans', sans-serif",
    text: SYSTEM,
  },
  'serif-headings': {
    display: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, 'Noto Serif', serif",
    text: SYSTEM,
  },
};

export const fontStacksOf = (choice: FontChoice | undefined): FontStacks =>
  FONT_STACKS[fontChoiceOf(choice)];
