import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import { ContentError } from './content-error.ts';
import { type ContentReading, createContentReader } from './content-reader.ts';
import { digestOfText } from './digest-of-text.ts';
import { NO_PROOFS } from './known-proofs.ts';
import { createListeners } from './listeners.ts';
import { type ContentLog, logFaults } from './log-faults.ts';
import { NOTHING_PUBLISHED, type PublishedTexts } from './overlay-files.ts';
import { createSerialRunner } from './serial-runner.ts';
import { validateBrands } from './validate-brands.ts';
import { type BrandMessages, MESSAGE_FOLDERS, validateMessages } from './validate-messages.ts';
import { type ContentWatch, watchContent } from './watch-content.ts';

/** A new fault is checked again after this time, because a save may be incomplete. */
const DEBOUNCE_MS = 150;
const FOLDERS = ['brand-configs', ...MESSAGE_FOLDERS] as const;
const DIGEST = /^sha256:([0-9a-f]{16})/;

/** The brands' configs that serve, and from which revision each is. */
export interface BrandContent {
  readonly configs: readonly BrandConfig[];
  /** The start of the text's SHA-256; with `@` and the Studio revision, if one published it. */
  readonly revisions: Readonly<Record<Brand, string>>;
  /** Every text of the interface, complete for each brand. */
  readonly messages: BrandMessages;
}

export interface BrandConfigsOptions {
  /** Contains `brand-configs/`. */
  readonly dir: string;
  readonly log: ContentLog;
  /** Published texts, which override files. */
  readonly published?: PublishedTexts;
  /** The same directory from the build: the fallback of a start. */
  readonly bundled?: string;
  readonly watch: boolean;
}

export interface BrandConfigs {
  /** The last configs without faults. */
  current(): BrandContent;
  /** The faults that prevent newer configs; empty without any. */
  faults(): readonly Finding[];
  /** Called after newer configs began to serve. */
  onChange(listener: (content: BrandContent) => void): () => void;
  close(): Promise<void>;
}

const revisionsOf = ({ files, published }: ContentReading): Record<Brand, string> => {
  const revisionOf = (brand: Brand): string => {
    const file = `brand-configs/${brand}.json`;
    const text = files.find((each) => each.file === file)?.text ?? '';
    const by = published.find((each) => each.file === file);
    const [, digest = ''] = digestOfText(text).match(DIGEST) ?? [];
    return by ? `${digest}@${by.revision}` : digest;
  };
  return Object.fromEntries(BRANDS.map((brand) => [brand, revisionOf(brand)])) as Record<
    Brand,
    string
  >;
};

/** @param last the serving messages: an unreadable file changes none, and does not delay a price. */
const validate = (reading: ContentReading, last?: BrandMessages) => {
  const { brands, configs, findings } = validateBrands(reading.files, NO_PROOFS.isTrusted);
  const found = validateMessages(reading.files);
  const messages = found.unreadable.length > 0 && last ? last : found.messages;
  return {
    content: brands && { configs, revisions: revisionsOf(reading), messages },
    findings: [...findings, ...found.unreadable],
  };
};

/**
 * Reads only `brand-configs/` and `layouts/messages/`, and follows them as the content store does. Configs with faults
 * are never served; the last valid ones stay. Throws ContentError when there are none at the start.
 */
export const openBrandConfigs = async (options: BrandConfigsOptions): Promise<BrandConfigs> => {
  const { dir, log, bundled, published = NOTHING_PUBLISHED } = options;
  const reader = createContentReader(dir, published, FOLDERS);
  const listeners = createListeners<BrandContent>(log);
  let watching: ContentWatch | undefined;
  let faults: readonly Finding[] = [];
  const noteFaults = (found: readonly Finding[]): void => {
    logFaults(log, faults, found);
    faults = found;
  };

  const first = await reader.read();
  let validated = first.digest;
  /** Found at fault once. */
  let suspected = '';
  const opened = validate(first);
  const builtIn =
    opened.content || bundled === undefined
      ? null
      : validate(await createContentReader(bundled, NOTHING_PUBLISHED, FOLDERS).read()).content;
  const start = opened.content ?? builtIn;
  if (!start) throw new ContentError(dir, opened.findings);
  let current: BrandContent = start;
  noteFaults(opened.findings);

  const refresh = async (): Promise<void> => {
    const reading = await reader.read();
    const { digest } = reading;
    if (digest === validated) return;
    const { content, findings } = validate(reading, current.messages);
    if (findings.length > 0 && watching && suspected !== digest) {
      suspected = digest;
      watching.schedule(DEBOUNCE_MS);
      return;
    }
    validated = digest;
    noteFaults(findings);
    if (!content) return;
    current = content;
    log.info({ revisions: content.revisions }, 'brand configs reloaded');
    listeners.notify(content);
  };
  const refreshing = createSerialRunner(() =>
    refresh().catch((error: unknown) => log.error({ err: error }, 'brand configs cannot be read')),
  );
  const unfollow = published.onChange(refreshing.schedule);
  if (options.watch) {
    watching = watchContent(dir, refreshing.schedule, FOLDERS);
    watching.schedule(DEBOUNCE_MS);
  }
  return {
    current: () => current,
    faults: () => faults,
    onChange: listeners.add,
    close: async () => {
      unfollow();
      watching?.close();
      listeners.clear();
      await refreshing.end();
    },
  };
};
