import type { Finding } from '@broadsheet/contract/finding';

/** The findings in one file, from top to bottom. */
export const findingsOfFile = (findings: readonly Finding[], file: string): readonly Finding[] =>
  findings
    .filter((finding) => finding.file === file)
    .sort((a, b) => a.line - b.line || a.column - b.column);

/** Findings by file, each file's from top to bottom. */
export const findingsByFile = (
  findings: readonly Finding[],
): readonly { readonly file: string; readonly findings: readonly Finding[] }[] =>
  [...new Set(findings.map(({ file }) => file))].map((file) => ({
    file,
    findings: findingsOfFile(findings, file),
  }));
