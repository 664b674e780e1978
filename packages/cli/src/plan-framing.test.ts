import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT, runHere } from './run-cli.fixture.ts';

/** The experiment and the variant from the documentation, verbatim. */
const readExample = async (): Promise<{ experiments: object; variant: object }> => {
  const text = await readFile(join(ROOT, 'docs/experiments.md'), 'utf8');
  const [, section = ''] = text.split('## An example: how a price is framed');
  const [experiments, variant] = [...section.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
  return { experiments, variant };
};

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'broadsheet-framing-'));
  for (const folder of ['layouts', 'brand-configs'])
    await cp(join(ROOT, folder), join(dir, folder), { recursive: true });
  const { experiments, variant } = await readExample();
  const file = join(dir, 'layouts/plans.json');
  const plans = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(
    file,
    JSON.stringify({ ...plans, variants: [...(plans.variants ?? []), variant] }),
  );
  const experimentsFile = join(dir, 'layouts/experiments.json');
  const shipped = JSON.parse(await readFile(experimentsFile, 'utf8'));
  await writeFile(experimentsFile, JSON.stringify({ ...shipped, ...experiments }));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it('the example of a price experiment is sound as it is written, for everybody', async () => {
  expect(await runHere(['check', dir])).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 findings'),
  });
});

it('its arm has the variant on every brand', async () => {
  for (const brand of ['tech', 'management']) {
    const who = ['--brand', brand, '--variant', 'plan-framing=per-month', '--dir', dir];
    const { out } = await runHere(['explain', '--path', '/subscribe/plans', ...who]);
    expect(out).toContain('active    variant "price a month first"');
  }
});
