import type { Finding } from '@broadsheet/contract/finding';

/** No snapshot can be built of a directory; the message lists every finding, one per line. */
export class ContentError extends Error {
  readonly findings: readonly Finding[];

  constructor(dir: string, findings: readonly Finding[]) {
    const lines = findings.map(
      ({ file, line, column, code, message, mend }) =>
        `  ${file}:${line}:${column} ${code} ${message}. ${mend}`,
    );
    super([`the content in ${dir} cannot be served`, ...lines].join('\n'));
    this.name = 'ContentError';
    this.findings = findings;
  }
}
