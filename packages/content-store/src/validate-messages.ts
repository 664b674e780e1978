import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { Finding } from '@broadsheet/contract/finding';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { builtInTexts } from '@broadsheet/messages/built-in-messages';
import type { MessageSet } from '@broadsheet/messages/define-messages';
import { type Messages, messageSets } from '@broadsheet/messages/message-areas';
import type { MessageTexts } from '@broadsheet/messages/message-text';
import { checkMessageFile } from './check-message-file.ts';
import type { ContentFile, ContentFolder } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';

const BASE = 'layouts/messages/en-IN';

/** Every folder of messages: those of both brands, and what each brand writes otherwise. */
export const MESSAGE_FOLDERS = [
  BASE,
  `${BASE}.management`,
  `${BASE}.tech`,
] as const satisfies readonly ContentFolder[];

export type BrandMessages = Readonly<Record<Brand, Messages>>;

export interface ValidatedMessages {
  readonly messages: BrandMessages;
  /** Texts that the directory lacks, or has with a fault: the bundled ones are served. */
  readonly builtIn: number;
  /** Unreadable files: they prevent newer content. */
  readonly unreadable: readonly Finding[];
  /** Faults of single texts, which affect only these texts. */
  readonly findings: readonly Finding[];
}

const check = rememberLast(checkMessageFile);
const NONE: MessageTexts = {};

/** The same object for as long as both layers are unchanged. */
const mergeTexts = rememberLast(
  (builtIn: MessageTexts, ...layers: readonly MessageTexts[]): MessageTexts =>
    Object.assign({}, builtIn, ...layers),
);

const unknownArea = ({ file, name }: ContentFile, areas: readonly string[]): Finding => ({
  file,
  line: 1,
  column: 1,
  code: 'UNKNOWN_AREA',
  message: `no page shows texts of "${name}"`,
  mend: suggestName(name, areas),
});

const missingFile = (area: string): Finding => ({
  file: `${BASE}/${area}.json`,
  line: 1,
  column: 1,
  code: 'MESSAGES_MISSING',
  message: `the texts of "${area}" are missing: those that came with the program are shown`,
  mend: 'Put the file back.',
});

/**
 * All messages of each brand: the brand's own text, else the shared one, else the bundled one. A directory without any
 * messages uses the bundled ones, and has no findings.
 */
export const validateMessages = (
  files: readonly ContentFile[],
  sets: Readonly<Record<string, MessageSet>> = messageSets,
): ValidatedMessages => {
  const written = files.filter(({ folder }) => MESSAGE_FOLDERS.some((each) => each === folder));
  const hasOwn = written.some(({ folder }) => folder === BASE);
  const areas = Object.keys(sets);
  const unreadable: Finding[] = [];
  const findings: Finding[] = [];
  let builtIn = 0;
  const textsOf = (folder: ContentFolder, area: string, set: MessageSet): MessageTexts | null => {
    const file = written.find((each) => each.folder === folder && each.name === area);
    if (!file) return null;
    const checked = check(file, set, folder !== BASE);
    unreadable.push(...checked.unreadable);
    findings.push(...checked.findings);
    return checked.texts;
  };
  const layered = Object.entries(sets).map(([area, set]) => {
    const base = textsOf(BASE, area, set);
    if (!base && hasOwn) findings.push(missingFile(area));
    if (hasOwn) builtIn += Object.keys(set.rules).length - Object.keys(base ?? NONE).length;
    return { area, texts: mergeTexts(builtInTexts(set), base ?? NONE), set };
  });
  const messagesOf = (brand: Brand): Messages => {
    const entries = layered.map(({ area, texts, set }) => {
      const own = textsOf(`${BASE}.${brand}`, area, set);
      return [area, own ? mergeTexts(texts, own) : texts];
    });
    // Each area has all its keys, because the bundled texts are the lowest layer.
    return Object.fromEntries(entries) as unknown as Messages;
  };
  const messages = Object.fromEntries(BRANDS.map((brand) => [brand, messagesOf(brand)]));
  for (const file of written)
    if (!areas.includes(file.name)) findings.push(unknownArea(file, areas));
  return { messages: messages as Record<Brand, Messages>, builtIn, unreadable, findings };
};
