/** The time range of a measurement, and how long its condition must hold before an alert fires. */
export interface Spans {
  readonly range: string;
  readonly lasting: string;
}

/** The Prometheus rules with shorter times: what works within seconds works within minutes too. */
export const shortenRules = (rules: string, { range, lasting }: Spans): string =>
  rules.replace(/\[\d+[smh]\]/g, `[${range}]`).replace(/^(\s+for:) \d+[smh]$/gm, `$1 ${lasting}`);
