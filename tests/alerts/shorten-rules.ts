/** Over how long what is measured is looked at, and for how long it has to be so before somebody is told. */
export interface Spans {
  readonly range: string;
  readonly lasting: string;
}

/** Rules of Prometheus as they are, but for how long they take: what is tried out in seconds says the same for minutes. */
export const shortenRules = (rules: string, { range, lasting }: Spans): string =>
  rules.replace(/\[\d+[smh]\]/g, `[${range}]`).replace(/^(\s+for:) \d+[smh]$/gm, `$1 ${lasting}`);
