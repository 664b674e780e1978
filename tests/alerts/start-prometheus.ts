import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import { findServerProgram } from '../../scripts/setup/find-server-program.mjs';
import { type Spans, shortenRules } from './shorten-rules.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RULES = 'deploy/prometheus/alerts.yaml';
const POLL_MS = 100;
const READY_MS = 20_000;

interface AlertsAnswer {
  readonly data: {
    readonly alerts: readonly {
      readonly state: string;
      readonly labels: { readonly alertname: string };
    }[];
  };
}

export interface Prometheus {
  /** The names of the currently firing alerts. */
  readonly firing: () => Promise<ReadonlySet<string>>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a Prometheus that scrapes programs every three seconds and evaluates the operators' rules, with shorter times.
 * @param targets `host:port` by the name of the job
 * @throws {Error} where there is none, or it does not accept the rules
 */
export const startPrometheus = async (
  targets: Readonly<Record<string, string>>,
  spans: Spans,
  say: (line: string) => void,
): Promise<Prometheus> => {
  const { executablePath, env } = findServerProgram(ROOT, 'prometheus', say);
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-prometheus-'));
  const jobs = Object.entries(targets).map(([job_name, target]) => ({
    job_name,
    static_configs: [{ targets: [target] }],
  }));
  const config = {
    global: { scrape_interval: '3s', scrape_timeout: '3s', evaluation_interval: '1s' },
    rule_files: ['rules.yaml'],
    scrape_configs: jobs,
  };
  writeFileSync(
    join(folder, 'rules.yaml'),
    shortenRules(readFileSync(join(ROOT, RULES), 'utf8'), spans),
  );
  // JSON is valid YAML.
  writeFileSync(join(folder, 'prometheus.yaml'), JSON.stringify(config));
  const address = `127.0.0.1:${await findFreePort()}`;
  const child = spawn(
    executablePath,
    [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`http://${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = performance.now() + READY_MS; !(await isReady()); await wait(POLL_MS))
    if (child.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error('Prometheus did not start; what it wrote stands above');
    }
  return {
    firing: async () => {
      const answer = await fetch(`http://${address}/api/v1/alerts`);
      const { data } = (await answer.json()) as AlertsAnswer;
      const firing = data.alerts.filter(({ state }) => state === 'firing');
      return new Set(firing.map(({ labels }) => labels.alertname));
    },
    stop,
  };
};
