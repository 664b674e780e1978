import { cleanText } from '../clean-text.ts';
import type { XmlElement } from './parse-xml.ts';
import { applyRun, childOf, type Styles, settingOf, type TextStyle } from './read-styles.ts';

/** A line of a paragraph: pieces between tabs. */
export interface ParagraphLine extends TextStyle {
  readonly pieces: readonly string[];
  /** Points from the edge of its container. */
  readonly indent: number;
}

const SPACER = { 'w:tab': '\t', 'w:ptab': '\t', 'w:br': '\n', 'w:cr': '\n' };
/** Elements that are not visible text: fallback copies, field codes, deleted text. */
const PASSED_BY = new Set([
  'mc:Fallback',
  'w:instrText',
  'w:delText',
  'w:pPr',
  'w:rPr',
  'w:txbxContent',
]);
const TWIPS = 20;

interface Run extends TextStyle {
  readonly text: string;
}

const isSpacer = (name: string): name is keyof typeof SPACER => name in SPACER;

const readRuns = (element: XmlElement, style: TextStyle): Run[] => {
  if (PASSED_BY.has(element.name)) return [];
  if (element.name === 'w:t') return [{ ...style, text: element.text.replaceAll('\t', ' ') }];
  if (isSpacer(element.name)) return [{ ...style, text: SPACER[element.name] }];
  const ofRun = element.name === 'w:r' ? applyRun(style, childOf(element, 'w:rPr')) : style;
  return element.children.flatMap((child) => readRuns(child, ofRun));
};

const styleOf = (runs: readonly Run[], usual: TextStyle): TextStyle => {
  const seen = runs.filter(({ text }) => text.trim() !== '');
  if (seen.length === 0) return usual;
  return {
    size: Math.max(...seen.map(({ size }) => size)),
    isBold: seen.every(({ isBold }) => isBold),
  };
};

/** The lines of a paragraph; in a list, the first starts with a bullet. */
export const readParagraph = (paragraph: XmlElement, styles: Styles): ParagraphLine[] => {
  const properties = childOf(paragraph, 'w:pPr');
  const style = styles.byId.get(settingOf(childOf(properties, 'w:pStyle')) ?? '') ?? styles.usual;
  const runs = readRuns(paragraph, style);
  const isPoint = childOf(properties, 'w:numPr') !== undefined;
  const left = Number(childOf(properties, 'w:ind')?.attributes['w:left'] ?? 0) / TWIPS;
  return runs
    .map(({ text }) => text)
    .join('')
    .split('\n')
    .map((line) => line.split('\t').map(cleanText))
    .filter((pieces) => pieces.some((piece) => piece !== ''))
    .map((pieces, index) => ({
      ...styleOf(runs, style),
      indent: Number.isFinite(left) ? left : 0,
      pieces: isPoint && index === 0 ? [`• ${pieces[0] ?? ''}`, ...pieces.slice(1)] : pieces,
    }));
};
