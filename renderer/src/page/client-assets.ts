import { commonBlocks } from '@broadsheet/blocks/client-common';
import { FIRST_PAINT_SCRIPT } from './first-paint-script.ts';
import { HYDRATION_CHUNK } from './hydration-chunk.ts';

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface ClientAssets {
  readonly entry: string;
  /** Runs before the first paint. */
  readonly beforePaint: string;
  readonly stylesheets: readonly string[];
  /** Only for previewed pages. */
  readonly previewStylesheets: readonly string[];
  readonly fonts: readonly string[];
  /** The chunks that a page with these hydrated types needs besides the entry, each once. */
  readonly chunksOf: (types: readonly string[]) => string[];
}

const PREVIEW_FOLDER = 'src/preview/';

const isEntry = (value: unknown): value is ManifestEntry =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && Object.values(value).every(isEntry);

const hrefOf = (file: string): string => `/${file}`;

/** Parses Vite's client manifest. Throws if it is invalid or has no entry. */
export const readClientAssets = (manifest: unknown): ClientAssets => {
  if (!isManifest(manifest)) throw new Error('the client manifest is not as Vite writes it');
  const keys = Object.keys(manifest);
  const findEntry = (isWanted: (key: string) => boolean): [string, string] => {
    const key = keys.find((each) => manifest[each]?.isEntry && isWanted(each));
    const file = key === undefined ? undefined : manifest[key]?.file;
    if (key === undefined || file === undefined)
      throw new Error('the client manifest names no entry');
    return [key, hrefOf(file)];
  };
  const [beforePaintKey, beforePaint] = findEntry((key) => key === FIRST_PAINT_SCRIPT);
  const [entryKey, entry] = findEntry((key) => key !== FIRST_PAINT_SCRIPT);
  const hydrationKey = keys.find((key) => manifest[key]?.name === HYDRATION_CHUNK);
  const registryKey = keys.find((key) => key.endsWith('/blocks/src/client.ts'));

  const collect = (key: string, into: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || into.has(key)) return;
    into.add(key);
    for (const imported of chunk.imports ?? []) collect(imported, into);
  };
  const filesOf = (isWanted: (key: string) => boolean) =>
    keys.flatMap((key) => (isWanted(key) ? (manifest[key]?.file ?? []) : []));
  const isOfPreview = (key: string) => key.startsWith(PREVIEW_FOLDER);
  const files = filesOf((key) => !isOfPreview(key));

  return {
    entry,
    beforePaint,
    stylesheets: files.filter((file) => file.endsWith('.css')).map(hrefOf),
    previewStylesheets: filesOf(isOfPreview).map(hrefOf),
    fonts: files.filter((file) => file.endsWith('.woff2')).map(hrefOf),
    chunksOf: (types) => {
      const needed = new Set<string>();
      collect(entryKey, needed);
      if (types.length > 0 && hydrationKey) collect(hydrationKey, needed);
      if (registryKey && types.some((type) => !Object.hasOwn(commonBlocks, type)))
        collect(registryKey, needed);
      for (const type of types) {
        const key = keys.find((candidate) => candidate.endsWith(`/blocks/src/${type}/${type}.tsx`));
        if (key) collect(key, needed);
      }
      needed.delete(entryKey);
      needed.delete(beforePaintKey);
      return [...needed].flatMap((key) => manifest[key]?.file ?? []).map(hrefOf);
    },
  };
};
