import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { saveImage } from '@broadsheet/publishing/images';
import { openPublishingDatabase } from '@broadsheet/publishing/publishing-database';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import {
  type ChangedPicture,
  importPictures,
  type PicturesImportSummary,
} from '@broadsheet/services/tools/pictures-import/import-pictures';
import {
  FolderRefusedError,
  type RefusedPicture,
} from '@broadsheet/services/tools/pictures-import/refused-picture';
import { openStaff } from '@broadsheet/staff/open-staff';
import type { CommandInput } from './command-line/command-spec.ts';
import type { picturesImport } from './operation-specs.ts';
import { EXIT_COULD_NOT_RUN, EXIT_FINDINGS, EXIT_OK, UsageError } from './usage.ts';
import { requireDatabaseUrl, useDatabase } from './use-database.ts';

type Input = CommandInput<typeof picturesImport>;

/** Whom images name where no member of the staff uploaded them. */
const COMMAND_LINE = { id: 'command-line', name: 'Command line' };

/** A name or a slug of a file, without characters that would change the terminal. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, '�');

const print = (line: string): void => void process.stdout.write(`${plain(line)}\n`);

const requireFolder = async (folder: string): Promise<string> => {
  const path = resolve(folder);
  const stats = await stat(path).catch(() => null);
  if (!stats?.isDirectory()) throw new UsageError(`<folder>: there is no folder "${folder}".`);
  return path;
};

const formatSummary = (counts: PicturesImportSummary, isDryRun: boolean): string => {
  const line = `${counts.new} new, ${counts.same} same, ${counts.replaced} replaced, ${counts.refused} refused`;
  return isDryRun ? `${line}\nThis was a dry run: nothing was changed.\n` : `${line}\n`;
};

const importFrom = async (
  folder: string,
  databaseUrl: string,
  input: Input,
): Promise<PicturesImportSummary | FolderRefusedError> => {
  const studioUrl = input['studio-database-url'] ?? databaseUrl;
  const { database, close } = await openDatabase({
    databaseUrl,
    dataDir: '',
    isBackground: true,
    log: () => undefined,
  });
  const publishing = openPublishingDatabase(studioUrl);
  const staff = openStaff({ databaseUrl: studioUrl, now: Date.now });
  const changes: ChangedPicture[] = [];
  const refusals: RefusedPicture[] = [];
  try {
    const counts = await importPictures({
      database,
      brand: input.brand,
      folder,
      dryRun: input['dry-run'],
      saveImage: ({ webp: bytes, ...image }) =>
        publishing.run((queries) =>
          saveImage(queries, { ...image, bytes }, { by: COMMAND_LINE, at: Date.now() }),
        ),
      audit: (entry) => staff.audit({ staff: null, ...entry }),
      changed: (picture) => {
        if (input.json) changes.push(picture);
        else print(`${picture.change}: ${picture.file}`);
      },
      refused: (picture) => {
        if (input.json) refusals.push(picture);
        else print(`refused: ${picture.file}: ${picture.reason}`);
      },
    });
    process.stdout.write(
      input.json
        ? `${JSON.stringify({ ...counts, changes, refusals })}\n`
        : formatSummary(counts, input['dry-run']),
    );
    return counts;
  } catch (error) {
    if (error instanceof FolderRefusedError) return error;
    throw error;
  } finally {
    await Promise.all([close(), publishing.close(), staff.close()]);
  }
};

/** Imports pictures of employers with the checks of an upload in Studio, also while the site runs. */
export const runPicturesImport = async (input: Input): Promise<number> => {
  requireDatabaseUrl('--studio-database-url', input['studio-database-url']);
  const folder = await requireFolder(input.folder);
  const result = await useDatabase(input['database-url'], (url) => importFrom(folder, url, input));
  if (result instanceof FolderRefusedError) {
    process.stderr.write(`broadsheet: ${plain(result.message)}\n`);
    return EXIT_COULD_NOT_RUN;
  }
  return result.refused > 0 ? EXIT_FINDINGS : EXIT_OK;
};
