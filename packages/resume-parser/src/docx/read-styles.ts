import type { XmlElement } from './parse-xml.ts';

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly isBold: boolean;
}
export interface Styles {
  readonly usual: TextStyle;
  readonly byId: ReadonlyMap<string, TextStyle>;
}

const USUAL: TextStyle = { size: 11, isBold: false };
const OFF = ['0', 'false', 'none'];
const STYLE_DEPTH_MAX = 10;

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);
export const settingOf = (element: XmlElement | undefined): string | undefined =>
  element?.attributes['w:val'];

/** Applies the properties of a run to its style. */
export const applyRun = (style: TextStyle, properties: XmlElement | undefined): TextStyle => {
  const bold = childOf(properties, 'w:b');
  const halfPoints = Number(settingOf(childOf(properties, 'w:sz')));
  return {
    size: halfPoints > 0 ? halfPoints / 2 : style.size,
    isBold: bold ? !OFF.includes(settingOf(bold) ?? '') : style.isBold,
  };
};

/** Reads `word/styles.xml`: the style of paragraphs by name, with inherited properties resolved. */
export const readStyles = (root: XmlElement | null): Styles => {
  if (root === null) return { usual: USUAL, byId: new Map() };
  const defaults = childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault');
  const usual = applyRun({ ...USUAL, size: 10 }, childOf(defaults, 'w:rPr'));
  const styles = new Map(
    root.children
      .filter(({ name }) => name === 'w:style')
      .map((style) => [style.attributes['w:styleId'] ?? '', style]),
  );
  const resolve = (id: string | undefined, depth: number): TextStyle => {
    const style = styles.get(id ?? '');
    if (!style || depth > STYLE_DEPTH_MAX) return usual;
    return applyRun(
      resolve(settingOf(childOf(style, 'w:basedOn')), depth + 1),
      childOf(style, 'w:rPr'),
    );
  };
  return { usual, byId: new Map([...styles.keys()].map((id) => [id, resolve(id, 0)])) };
};
