/** The WCAG 2.2 AA minimum for text. */
export const MIN_CONTRAST = 4.5;

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

/** The contrast of two colours of six hexadecimal digits, from 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** A contrast as people read it, rounded down: what is shown as enough is enough. */
export const formatContrast = (contrast: number): string =>
  (Math.floor(contrast * 10) / 10).toFixed(1);

/** Text colour and background. The page's own surface contrasts more than `accentSoft`. */
export const TEXT_PAIRS = [
  ['onAccent', 'accent'],
  ['accentText', 'accentSoft'],
] as const;
