import { createLocator, splitCsv } from '@broadsheet/content-store/split-csv';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { PICTURE_ALT_SETTING, PICTURE_SETTING } from '@broadsheet/contract/pictures';
import type { ContentUse } from '@broadsheet/contract/studio/content-use';
import { type JsonPath, parseJson, plainValue } from '@broadsheet/layout-engine/json-source';
import { digestsOfText, type FileKind } from './file-kind.ts';
import { type NamedFile, namedFilesOfJson } from './named-files-of-json.ts';

export interface FileText {
  readonly file: string;
  readonly text: string;
}

/** A use, and the file that is used. */
export interface FoundUse {
  readonly digest: string;
  readonly use: ContentUse;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, path: JsonPath): unknown =>
  path.reduce(
    (inner: unknown, step) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined,
    value,
  );
const textAt = (value: unknown, path: JsonPath): string | null => {
  const found = at(value, path);
  return typeof found === 'string' ? found : null;
};

/** The block of a path below `blocks`, also of a variant; null where there is none. */
const blockOf = (path: JsonPath): string | null => {
  const step = path.lastIndexOf('blocks');
  return step < 0 ? null : String(path[step + 1] ?? '');
};

const titleOf = (root: unknown, path: JsonPath, definitions: BlockDefinitions): string => {
  if (path[0] === 'seo') return 'Picture for shared links';
  const block = blockOf(path);
  if (block === null) return textAt(root, [...path.slice(0, -1), 'title']) ?? '';
  const own = path.slice(0, path.lastIndexOf('blocks') + 2);
  const type = textAt(root, [...own, 'type']) ?? textAt(root, ['blocks', block, 'type']);
  return (type && definitions[type]?.title) || '';
};

const altOf = (root: unknown, path: JsonPath): string | null =>
  path.at(-1) === PICTURE_SETTING
    ? textAt(root, [...path.slice(0, -1), PICTURE_ALT_SETTING])
    : null;

const usesInJson = (
  { file, text }: FileText,
  definitions: BlockDefinitions,
  kind: FileKind,
): FoundUse[] | null => {
  const { source } = parseJson(file, text);
  if (!source) return null;
  const root = plainValue(source.root);
  const page = isRecord(root) && file.startsWith('layouts/landing/');
  return namedFilesOfJson(source.root, kind).map(({ digest, path, node }: NamedFile) => ({
    digest,
    use: {
      file,
      page: page ? textAt(root, ['seo', 'title']) : null,
      title: titleOf(root, path, definitions),
      block: blockOf(path),
      line: node.loc.start.line,
      alt: altOf(root, path),
    },
  }));
};

const usesInCsv = ({ file, text }: FileText, kind: FileKind): FoundUse[] => {
  const [header, ...rows] = splitCsv(text);
  const names = header?.cells?.map((cell) => cell.text.trim()) ?? [];
  const locate = createLocator(text);
  return rows.flatMap(({ cells }) =>
    (cells ?? []).flatMap((cell) => {
      const [digest] = digestsOfText(kind, cell.text);
      if (digest === undefined) return [];
      const title = cells?.[names.indexOf('title')]?.text.trim() ?? '';
      const { line } = locate(cell.at);
      return [{ digest, use: { file, page: null, title, block: null, line, alt: null } }];
    }),
  );
};

const usesInText = ({ file, text }: FileText, { address }: FileKind): FoundUse[] => {
  const locate = createLocator(text);
  return [...text.matchAll(address)].map(({ index, 1: digest = '' }) => ({
    digest,
    use: { file, page: null, title: '', block: null, line: locate(index).line, alt: null },
  }));
};

/** Every place in a file that shows a file of a kind. A text with a fault has its places, too. */
export const listUses = (
  content: FileText,
  definitions: BlockDefinitions,
  kind: FileKind,
): FoundUse[] => {
  if (!content.text.includes(kind.path)) return [];
  if (content.file.endsWith('.csv')) return usesInCsv(content, kind);
  const found = content.file.endsWith('.json') ? usesInJson(content, definitions, kind) : null;
  return found ?? usesInText(content, kind);
};
