import type { EmployerPicture } from '@broadsheet/contract/entities/staff-employer';

interface PictureText {
  /** In a sentence. */
  readonly name: string;
  /** Names it at the start of a sentence. */
  readonly title: string;
  readonly advice: string;
  /** What pages show without it. */
  readonly without: string;
}

export const PICTURE_TEXT: Readonly<Record<EmployerPicture, PictureText>> = {
  logo: {
    name: 'logo',
    title: 'Logo',
    advice:
      'Use a square image of at least 144 × 144 pixels. Other shapes are shown whole, with space beside them.',
    without: 'Pages then show a mark made from the name.',
  },
  cover: {
    name: 'cover',
    title: 'Cover',
    advice:
      'Use an image of at least 1120 × 630 pixels. Phones show it at 16:9, wider screens a band across it.',
    without: 'The company page then starts with the name.',
  },
};
