import type { ParsedPosition } from '@broadsheet/contract/entities/parsed-resume';
import { isDuration } from '../dates/is-duration.ts';
import { countOf } from '../dates/month.ts';
import { type Row, rowOf } from '../rows.ts';
import type { Locations } from '../words/locations.ts';
import { findAnchors } from './find-anchors.ts';
import { type Block, findBlocks } from './find-blocks.ts';
import { learnOrder, type Named, namePieces } from './name-pieces.ts';
import { readSentence } from './read-sentence.ts';
import { readPositionTable } from './read-table.ts';
import { readUndated } from './read-undated.ts';
import { writePosition } from './write-position.ts';

const POSITIONS_MAX = 40;
const SENTENCE_CONFIDENCE = 0.85;
const INHERITED = 0.8;

const nameBlock = (
  { anchor, pieces }: Block,
  order: number,
  { withoutLocation }: Locations,
): Named => {
  const text = readSentence(anchor.rest);
  if (!text) return namePieces(pieces, order);
  return { ...text, company: withoutLocation(text.company), confidence: SENTENCE_CONFIDENCE };
};

const holds = (outer: Block, inner: Block): boolean => {
  const [from, until] = [outer.anchor.period.from, outer.anchor.period.until];
  const begin = inner.anchor.period.from;
  if (!from || !begin || countOf(begin) < countOf(from)) return false;
  return !until || countOf(begin) <= countOf(until);
};

interface NamedBlock {
  readonly block: Block;
  readonly named: Named;
}

/** A company with its years above the roles held there is not a job. */
const isGroup = ({ block, named }: NamedBlock, next: NamedBlock | undefined): boolean =>
  named.title === null &&
  block.description.length === 0 &&
  next !== undefined &&
  next.named.company === null &&
  holds(block, next.block);

const inherit = (blocks: readonly NamedBlock[]): NamedBlock[] => {
  let company: string | null = null;
  const complete: NamedBlock[] = [];
  for (const [index, { block, named }] of blocks.entries()) {
    const mine: string | null = named.company ?? company;
    company = mine;
    if (isGroup({ block, named }, blocks[index + 1])) continue;
    const confidence = named.company === null ? named.confidence * INHERITED : named.confidence;
    complete.push({ block, named: { ...named, company: mine, confidence } });
  }
  return complete;
};

/** Where the other jobs have two dates, one with a single month goes on. */
const completePeriods = (blocks: readonly Block[]): Block[] => {
  const isSingle = ({ anchor }: Block): boolean => anchor.isSingle;
  const singles = blocks.filter(isSingle).length;
  if (singles === 0 || singles * 2 > blocks.length) return [...blocks];
  return blocks.map((block) =>
    isSingle(block) && block.anchor.period.until !== undefined
      ? {
          ...block,
          anchor: { ...block.anchor, period: { ...block.anchor.period, until: null } },
        }
      : block,
  );
};

/** Rows without what templates compute from the dates. */
const withoutDurations = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => {
    const cells = row.cells.filter(({ text }) => !isDuration(text));
    return cells.length === row.cells.length ? row : (rowOf(cells) ?? []);
  });

/** The jobs in rows: the text around each period. */
export const readPositions = (written: readonly Row[], locations: Locations): ParsedPosition[] => {
  const rows = withoutDurations(written);
  const table = readPositionTable(rows);
  if (table) return table.slice(0, POSITIONS_MAX);
  const anchors = findAnchors(rows);
  if (anchors.length === 0) return readUndated(rows, locations).slice(0, POSITIONS_MAX);
  const blocks = completePeriods(findBlocks(rows, anchors, locations));
  const order = learnOrder(blocks.map(({ pieces }) => pieces));
  return inherit(blocks.map((block) => ({ block, named: nameBlock(block, order, locations) })))
    .filter(({ named }) => named.title !== null || named.company !== null)
    .slice(0, POSITIONS_MAX)
    .map(({ block, named }) =>
      writePosition(named, block.anchor.period, block.description, block.header),
    );
};
