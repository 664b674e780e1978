import { resolveAudienceCell } from '@broadsheet/content-store/audience-cell';
import { partsOfCell } from '@broadsheet/content-store/banner-cells';
import { mayHold } from '@broadsheet/content-store/may-hold';
import {
  type ContentFile,
  EXPERIMENTS_FILE,
  isLayoutFile,
} from '@broadsheet/content-store/read-content-files';
import { createLocator, splitCsv } from '@broadsheet/content-store/split-csv';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import type { AudienceUse } from '@broadsheet/contract/studio/audience-calls';
import { parseExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';
import { parseLayout } from '@broadsheet/layout-engine/parse-layout';
import { findDefinition, typesOf, writtenWhens } from '@broadsheet/layout-engine/rules/rule';
import { audiencesIn } from './audiences-of-change.ts';

type Position = Omit<AudienceUse, 'audience' | 'file'>;

const namedIn = (when: Pick<PeopleWhen, 'audience' | 'not'> | undefined): readonly string[] => [
  ...new Set([...(when?.audience ?? []), ...(when?.not?.audience ?? [])]),
];

const usesAt = (
  file: string,
  keys: readonly string[],
  position: Position,
): readonly AudienceUse[] => keys.map((audience) => ({ audience, file, ...position }));

/** The conditions of a page: of a variant as a whole, or of a block. */
const usesOfLayout = (
  file: string,
  text: string,
  definitions: BlockDefinitions,
): readonly AudienceUse[] => {
  const { layout } = parseLayout(file, text);
  if (!layout) return [];
  const types = typesOf(layout);
  return writtenWhens(layout).flatMap(({ when, path }) => {
    const at = path.indexOf('blocks');
    const block = at < 0 ? null : String(path[at + 1]);
    const variant = path[0] === 'variants' ? layout.variants?.[Number(path[1])]?.name : undefined;
    const title = block && (findDefinition(definitions, types.get(block))?.title ?? block);
    return usesAt(file, namedIn(when), {
      kind: block === null ? 'variant' : 'block',
      name: title ?? variant ?? '',
      variant: block === null ? null : (variant ?? null),
      block,
      line: null,
    });
  });
};

const usesOfExperiments = (file: string, text: string): readonly AudienceUse[] =>
  [...(parseExperiments(file, text).written?.experiments.byKey ?? [])].flatMap(([name, { when }]) =>
    usesAt(file, namedIn(when), {
      kind: 'experiment',
      name,
      variant: null,
      block: null,
      line: null,
    }),
  );

const usesOfBanners = (
  file: string,
  text: string,
  audiences: NamedAudiences,
): readonly AudienceUse[] => {
  const [header, ...rows] = splitCsv(text);
  const names = header?.cells?.map((cell) => cell.text.trim()) ?? [];
  const locate = createLocator(text);
  return rows.flatMap(({ cells }) => {
    const cellOf = (column: string) => cells?.[names.indexOf(column)]?.text.trim() ?? '';
    const keys = partsOfCell(resolveAudienceCell(cellOf('audience'), audiences));
    const name = cellOf('title') || cellOf('id');
    const line = locate(cells?.[0]?.at ?? 0).line;
    return usesAt(file, [...new Set(keys)], {
      kind: 'banner',
      name,
      variant: null,
      block: null,
      line,
    });
  });
};

/** Where pages, experiments and banners name audiences. Files with faults of form name none. Pure. */
export const listAudienceUses = (
  files: readonly ContentFile[],
  definitions: BlockDefinitions,
): AudienceUse[] => {
  const audiences = audiencesIn(files);
  return files.flatMap((each) => {
    const { file, folder, text } = each;
    if (text === null) return [];
    if (folder === 'layouts/banners') return usesOfBanners(file, text, audiences);
    if (!mayHold(text, 'audience')) return [];
    if (file === EXPERIMENTS_FILE) return usesOfExperiments(file, text);
    return isLayoutFile(each) ? usesOfLayout(file, text, definitions) : [];
  });
};
