import type { Finding } from '@broadsheet/contract/finding';

/** Findings by the file that they are in, each file's from its top down. */
export const findingsByFile = (
  findings: readonly Finding[],
): readonly { readonly file: string; readonly findings: readonly Finding[] }[] =>
  [...new Set(findings.map(({ file }) => file))].map((file) => ({
    file,
    findings: findings
      .filter((finding) => finding.file === file)
      .sort((a, b) => a.line - b.line || a.column - b.column),
  }));
