import { exampleBrand } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import { compareCostsOf } from '@broadsheet/content-store/warn-of-costs';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { BRANDS } from '@broadsheet/contract/brand';
import { isWarning } from '@broadsheet/contract/finding-codes';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it } from 'vitest';
import { cheapLayout, costFaults, runningExperiment } from './cost-faults.ts';
import { mutate } from './mutate.ts';

const definitions: BlockDefinitions = {
  ...exampleDefinitions,
  own: {
    ...(exampleDefinitions.main as BlockDefinitions[string]),
    type: 'own',
    personal: true,
  },
};
const fileOf = (folder: ContentFile['folder'], name: string, text: string): ContentFile => ({
  folder,
  name,
  file: `${folder}/${name}.json`,
  text,
});
const NOW = Date.parse('2026-11-25T12:00:00Z');

const contentOf = (layout: string, experiments: string) => {
  const files = [
    ...BRANDS.map((brand) => fileOf('brand-configs', brand, JSON.stringify(exampleBrand(brand)))),
    fileOf('layouts', 'home', layout),
    fileOf('layouts', 'experiments', experiments),
  ];
  return { files, loaded: loadContent(files, definitions) };
};
/** An experiment that the layout does not use would be a fault of its own. */
const edit = (text: string) =>
  contentOf(text, text.includes('experiment') ? runningExperiment : '{}');

const live = contentOf(cheapLayout, '{}');

it('finds nothing in a page that is cached once for everybody', () => {
  expect(live.loaded.findings).toEqual([]);
  expect(compareCostsOf(live, live, definitions, NOW)).toEqual({ costs: [], warnings: [] });
});

it.each(costFaults)('warns of %s', (...fault) => {
  const { text, expected } = mutate(cheapLayout, fault);
  const edited = edit(text);
  expect(edited.loaded.findings).toEqual([]);
  const { costs, warnings } = compareCostsOf(live, edited, definitions, NOW);
  expect(warnings.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(expected);
  expect(warnings.every(({ code }) => isWarning(code))).toBe(true);
  expect(costs.map(({ page }) => page)).toEqual(['home']);
});

it.each(costFaults)('does not warn again of what is live already: %s', (...fault) => {
  const edited = edit(mutate(cheapLayout, fault).text);
  expect(compareCostsOf(edited, edited, definitions, NOW).warnings).toEqual([]);
});

it('takes an experiment that has ended for one that costs nothing', () => {
  const [, fault] = costFaults;
  if (!fault) throw new Error('there is a fault of an experiment');
  const { text } = mutate(cheapLayout, fault);
  const over = runningExperiment.replace('"running"', '"running", "until": "2026-11-01T00:00:00Z"');
  const stopped = runningExperiment.replace('"running"', '"stopped"');
  for (const experiments of [over, stopped])
    expect(compareCostsOf(live, contentOf(text, experiments), definitions, NOW)).toEqual({
      costs: [],
      warnings: [],
    });
});
