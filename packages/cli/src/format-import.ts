import type { ImportSummary } from '@broadsheet/services/tools/jobs-import/import-jobs';
import type { RejectedRow } from '@broadsheet/services/tools/jobs-import/read-rows';

const NOT_CLOSED: Readonly<Record<NonNullable<ImportSummary['notClosed']>, string>> = {
  partial: 'Nothing was closed: --partial means that the feed has only some jobs.',
  broken: 'Nothing was closed: the feed is incomplete.',
  empty: 'Nothing was closed: the feed has no valid job.',
};

/** One rejected row: where it is, why, and its id. */
export const formatRejected = (
  file: string,
  { position, column, reason, externalId }: RejectedRow,
): string =>
  `rejected: ${file}: ${position}${column ? `, column ${column}` : ''}: ${reason}${externalId ? ` (id ${externalId})` : ''}\n`;

const formatSample = ({
  change,
  title,
  externalId,
  position,
  details,
}: ImportSummary['samples'][number]): string =>
  [
    `  ${change}: ${title} (id ${externalId}${position === null ? '' : `, ${position}`})`,
    ...details.map((detail) => `    ${detail}`),
  ].join('\n');

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** What an import did, or what it would do. */
export const formatSummary = (summary: ImportSummary, isDryRun: boolean): string => {
  const { read, created, updated, unchanged, closed, rejected, source, broken } = summary;
  const counts = `${read} read: ${created} created, ${updated} updated, ${unchanged} unchanged, ${closed} closed, ${rejected} rejected`;
  const lines = [
    broken && `The feed breaks off at ${broken.position}: ${broken.reason}.`,
    summary.notClosed && NOT_CLOSED[summary.notClosed],
    summary.expired > 0 &&
      `${plural(summary.expired, 'new job has', 'new jobs have')} ended already: ${summary.expired === 1 ? 'its' : 'their'} last day has passed, or 90 days have since the posting.`,
    summary.unsure > 0 &&
      `${plural(summary.unsure, 'job is', 'jobs are')} of an unsure category: npx broadsheet jobs review lists them.`,
    summary.wrong > 0 &&
      `${plural(summary.wrong, 'row looks', 'rows look')} wrong: shifted, cut off or scraped badly.`,
    `${counts}${source ? ` (source ${source})` : ''}`,
    isDryRun && 'This was a dry run: nothing was changed.',
    summary.samples.length > 0 && `Changes, for example:`,
    ...summary.samples.map(formatSample),
  ];
  return lines
    .filter((line) => line !== null && line !== false)
    .map((line) => `${line}\n`)
    .join('');
};
