import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const EXPERIMENT = { page: 'refund', key: 'at-both', arm: 'b' } as const;
const { page: PAGE, key: KEY, arm: ARM } = EXPERIMENT;

/** Adds an experiment for half of the visitors of a page. @param contentDir with layouts/ */
export const addExperiment = (contentDir: string): void => {
  const file = join(contentDir, 'layouts', `${PAGE}.json`);
  const page = JSON.parse(readFileSync(file, 'utf8'));
  const more = {
    name: KEY,
    when: { experiment: { [KEY]: [ARM] } },
    blocks: { text: { settings: { title: 'Money back' } } },
  };
  writeFileSync(file, JSON.stringify({ ...page, variants: [...(page.variants ?? []), more] }));
  const experiment = {
    page: PAGE,
    unit: 'visitor',
    hypothesis: 'Two replicas deal alike.',
    variants: { control: 50, [ARM]: 50 },
    status: 'running',
  };
  const experimentsFile = join(contentDir, 'layouts/experiments.json');
  const shipped = JSON.parse(readFileSync(experimentsFile, 'utf8'));
  writeFileSync(experimentsFile, JSON.stringify({ ...shipped, [KEY]: experiment }));
};
