import { readFileSync } from 'node:fs';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { ChaosSite } from './chaos-site.ts';
import type { ChaosPage } from './pages.ts';

/** Each page's response without any fault, by brand and path. */
export type Healthy = ReadonlyMap<string, { readonly status: number }>;

const keyOf = ({ brand, path }: ChaosPage): string => `${brand}${path}`;

export const readHealthy = async (
  site: ChaosSite,
  pages: readonly ChaosPage[],
): Promise<Healthy> => {
  const answers = new Map<string, { readonly status: number }>();
  for (const page of pages) {
    const { status } = await site.request(page.brand, page.path, page.requester);
    answers.set(keyOf(page), { status });
  }
  return answers;
};

const definitions: BlockDefinitions = blockDefinitions;

/** Whether a primary block decides the status of a kind's pages: without it they answer 503. */
const hasPrimary = (kind: PageLayoutName): boolean => {
  const name = kind === 'landing' ? 'landing/work-from-home' : kind;
  const file = new URL(`../../layouts/${name}.json`, import.meta.url);
  const types = [...readFileSync(file, 'utf8').matchAll(/"type": "([^"]+)"/g)];
  return types.some(([, type = '']) => definitions[type]?.primary);
};

/** Internal details that no page may show. */
const INSIDES = /\bat \S+ \(\S+:\d+|node_modules|ECONN|UND_ERR|\bselect \S+ from\b|127\.0\.0\.1/;

/** The faults of a page's response while a service fails. */
export const findFaults = async (
  site: ChaosSite,
  page: ChaosPage,
  healthy: Healthy,
): Promise<string[]> => {
  const response = await site.request(page.brand, page.path, page.requester);
  const html = await response.text();
  const faults: string[] = [];
  const mayRest = page.requester === 'seeker' || hasPrimary(page.kind);
  const expected = healthy.get(keyOf(page))?.status;
  if (response.status === 503) {
    if (!mayRest) faults.push('answers 503, though nothing on it decides its status');
    if (!response.headers.has('retry-after')) faults.push('answers 503 without Retry-After');
    if (page.requester === 'visitor' && !html.includes('data-block-id'))
      faults.push('answers 503 without a page');
  } else if (response.status !== expected) {
    faults.push(`answers ${response.status}, not ${expected}`);
  }
  if (INSIDES.test(html)) faults.push(`shows its insides: ${INSIDES.exec(html)?.[0]}`);
  return faults.map((fault) => `${keyOf(page)} ${fault}`);
};
