import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { createPublisher } from '../../load/publishing/create-publisher.ts';
import type { Undo } from '../scenario.ts';

const SPOILED = 'layouts/home.json';
const REPORT_EVERY_MS = 200;

/** A file saved with a mistake. */
export const spoilContent = async ({ contentDir }: RunningSite): Promise<Undo> => {
  const file = join(contentDir, SPOILED);
  const valid = readFileSync(file, 'utf8');
  writeFileSync(file, valid.replace('{', '{ "sections": 1, '));
  return async () => writeFileSync(file, valid);
};

/** Browser reports of blocks that failed to hydrate. */
export const reportBlocks = async ({ request }: RunningSite): Promise<Undo> => {
  const report = async (): Promise<void> => {
    const { status } = await request('tech', '/api/telemetry', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ id: 'header', type: 'header', reason: 'threw' }),
    });
    if (status !== 204) throw new Error(`a report was answered with ${status}`);
  };
  await report();
  const timer = setInterval(() => void report(), REPORT_EVERY_MS);
  return async () => clearInterval(timer);
};

/** Serves a page with an additional block, above the last, to half of the people. */
export const rollOutBlock = async (
  site: RunningSite,
  file: string,
  block: { readonly type: string; readonly settings: object },
): Promise<void> => {
  const { rollOut } = await createPublisher(site);
  await rollOut(file, (text) => {
    const layout = JSON.parse(text);
    return JSON.stringify({
      ...layout,
      blocks: { ...layout.blocks, added: block },
      order: [...layout.order.slice(0, -1), 'added', ...layout.order.slice(-1)],
    });
  });
};
