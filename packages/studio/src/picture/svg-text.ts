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

/** Illustrator names its namespaces by entities. More than this is a bomb. */
const ENTITIES_MAX_LENGTH = 1_000;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([^\]]*)\])?\s*>/i;

/** The text without its document type, its own entities put in; null where these are not plain or too long. */
const withoutDoctype = (text: string): string | null => {
  const [doctype = '', subset = ''] = DOCTYPE.exec(text) ?? [];
  const entities = new Map(
    [...subset.matchAll(ENTITY)].map(([, name = '', double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  );
  const isPlain = subset.length <= ENTITIES_MAX_LENGTH && !/<!/.test(subset.replace(ENTITY, ''));
  if (!isPlain) return null;
  const plain = text
    .replace(doctype, '')
    .replace(/&([\w.-]+);/g, (reference, name: string) => entities.get(name) ?? reference);
  return /<!(?:ENTITY|DOCTYPE)/i.test(plain) ? null : plain;
};

/** Quotes as they are written within attributes. */
const withQuotes = (text: string): string =>
  text.replace(/&(?:quot|#34|#x22);/gi, '"').replace(/&(?:apos|#39|#x27);/gi, "'");

/** Gives an SVG the largest size within a box, so that it is drawn with as many pixels as are shown. */
export const sizeSvg = (written: string, max: Size): SizedSvg => {
  const text = withoutDoctype(written);
  if (text === null)
    return {
      refusal: 'This SVG has definitions of its program. Export it as plain SVG, or as PNG.',
    };
  const [tag] = ROOT.exec(text) ?? [];
  if (tag === undefined)
    return { refusal: 'This file is damaged or not an image. Choose another one.' };
  if (FOREIGN.some((pattern) => pattern.test(withQuotes(text))))
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
