import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { JsonPath } from '@broadsheet/layout-engine/json-source';

/** The WCAG 2.2 AA minimum for text. */
const MIN_CONTRAST = 4.5;

export interface ContrastFault {
  readonly path: JsonPath;
  readonly message: string;
}

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Text colour and background. The page's own surface contrasts more than `accentSoft`. */
const PAIRS = [
  ['onAccent', 'accent'],
  ['accentText', 'accentSoft'],
] as const;

/** Colours of a brand in which text could not be read. */
export const checkPalettes = ({ colours }: BrandConfig): ContrastFault[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    PAIRS.flatMap(([text, ground]) => {
      const contrast = contrastOf(colours[scheme][text], colours[scheme][ground]);
      if (contrast >= MIN_CONTRAST) return [];
      const found = (Math.floor(contrast * 10) / 10).toFixed(1);
      const message = `${text} on ${ground} has a contrast of ${found} to 1: text needs ${MIN_CONTRAST} to 1`;
      return [{ path: ['colours', scheme, text], message }];
    }),
  );
