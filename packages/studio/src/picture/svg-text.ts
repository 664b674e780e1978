import type { Size } from '@broadsheet/contract/picture-crop';

/** An SVG that is drawn at a size, or why it cannot be used. */
export type SizedSvg =
  | { readonly text: string; readonly size: Size }
  | { readonly refusal: string };

const ROOT = /<svg\b[^>]*>/;
const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)';
const VIEW_BOX = new RegExp(
  `^\\s*${NUMBER}[\\s,]+${NUMBER}[\\s,]+(${NUMBER})[\\s,]+(${NUMBER})\\s*$`,
);
const LENGTH = new RegExp(`^\\s*(${NUMBER})(?:px)?\\s*$`);

/** What needs other files, or runs: browsers ignore both in a picture, so that it would look different. */
const FOREIGN = [
  /<!ENTITY/i,
  /<script\b/i,
  /<foreignObject\b/i,
  /@import/i,
  /\bhref\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)/i,
  /url\(\s*["']?(?!#|["']?#)[^)\s]/i,
];

const attributeOf = (tag: string, name: string): string | undefined => {
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single;
};

const lengthOf = (tag: string, name: string): number =>
  Number(LENGTH.exec(attributeOf(tag, name) ?? '')?.[1] ?? 0);

/** The extent of the drawing by its view box, else by its width and height; null where it has none. */
const extentOf = (tag: string): Size | null => {
  const [, width, height] = VIEW_BOX.exec(attributeOf(tag, 'viewBox') ?? '') ?? [];
  const size =
    width === undefined
      ? { width: lengthOf(tag, 'width'), height: lengthOf(tag, 'height') }
      : { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : null;
};

const within = ({ width, height }: Size, max: Size): Size => {
  const scale = Math.min(max.width / width, max.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** Gives an SVG the largest size within a box, so that it is drawn with as many pixels as are shown. */
export const sizeSvg = (text: string, max: Size): SizedSvg => {
  const [tag] = ROOT.exec(text) ?? [];
  if (tag === undefined)
    return { refusal: 'This file is damaged or not an image. Choose another one.' };
  if (FOREIGN.some((pattern) => pattern.test(text)))
    return {
      refusal: 'This SVG uses scripts or other files. Export it with everything in it, or as PNG.',
    };
  const extent = extentOf(tag);
  if (!extent) return { refusal: 'This SVG has no size. Export it with a width and a height.' };
  const size = within(extent, max);
  const plain = tag.replace(
    /\s(?:width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g,
    '',
  );
  const box = /\sviewBox\s*=/.test(plain) ? '' : ` viewBox="0 0 ${extent.width} ${extent.height}"`;
  const sized = plain.replace('<svg', `<svg width="${size.width}" height="${size.height}"${box}`);
  return { text: text.replace(tag, () => sized), size };
};
