import { expect, it } from 'vitest';
import { exampleBrand, exampleContent, writeContent } from './example-content.ts';
import { openBrandConfigs } from './open-brand-configs.ts';
import { NOTHING_PUBLISHED } from './overlay-files.ts';
import { withOperatorFields } from './with-operator-fields.ts';

const FILE = 'brand-configs/tech.json';
const deployed = JSON.stringify({ ...exampleBrand('tech'), hosts: ['jobs.example'] });

it('takes the hosts, the seller and the security contact from the deployment', () => {
  const seller = { legalName: 'Somebody', address: 'Somewhere' };
  const published = { ...exampleBrand('tech'), tagline: 'New', hosts: ['mine.example'] };
  const served = JSON.parse(
    withOperatorFields(JSON.stringify({ ...published, company: seller }), deployed),
  );
  expect(served).toEqual({ ...published, hosts: ['jobs.example'] });
});

it('switches nothing on that belongs to the deployment, and nothing off', () => {
  const config = exampleBrand('tech');
  const flags = { ...config.flags, competition: true };
  const text = JSON.stringify({ ...config, flags: { ...flags, trialMode: true } });
  expect(JSON.parse(withOperatorFields(text, deployed)).flags).toEqual(flags);
  const trial = JSON.stringify({ ...config, flags: { ...config.flags, trialMode: true } });
  const served = JSON.parse(withOperatorFields(JSON.stringify({ ...config, flags }), trial));
  expect(served.flags).toEqual({ ...flags, trialMode: true });
  const damaged = JSON.stringify({ ...JSON.parse(deployed), flags: 'all' });
  expect(withOperatorFields(damaged, deployed)).toBe(damaged);
});

it('has the header of the deployment until one is published', () => {
  const header = { categories: ['backend'] };
  const more = { categories: ['backend', 'unknown-to-the-published-config'] };
  const file = JSON.stringify({ ...exampleBrand('tech'), header: more });
  const old = { ...exampleBrand('tech'), tagline: 'From an earlier release' };
  expect(JSON.parse(withOperatorFields(JSON.stringify(old), file))).toEqual({ ...old, header });
  const none = JSON.stringify({ ...old, header: { categories: [] } });
  expect(withOperatorFields(none, file)).toBe(none);
});

it('leaves a text as it is written where it agrees, has a fault, or stands alone', () => {
  const agreeing = JSON.stringify({ ...JSON.parse(deployed), tagline: 'New' }, null, 1);
  expect(withOperatorFields(agreeing, deployed)).toBe(agreeing);
  expect(withOperatorFields('{ "hosts": ', deployed)).toBe('{ "hosts": ');
  expect(withOperatorFields('[]', deployed)).toBe('[]');
  expect(withOperatorFields(agreeing, null)).toBe(agreeing);
  expect(withOperatorFields(agreeing, '{')).toBe(agreeing);
});

it('serves the price that was published at the hosts of the deployment', async () => {
  const { dir, remove } = await writeContent(exampleContent({ [FILE]: deployed }));
  const config = exampleBrand('tech');
  const plan = { ...config.plans.proMembership, priceRupees: 2, perMonthRupees: 2 };
  const text = JSON.stringify({ ...config, plans: { ...config.plans, proMembership: plan } });
  const published = [{ file: FILE, text, revision: 1, over: null }];
  const opened = await openBrandConfigs({
    dir,
    log: { info: () => undefined, error: () => undefined },
    published: { ...NOTHING_PUBLISHED, current: () => published },
    watch: false,
  });
  const [tech] = opened.current().configs.filter(({ brand }) => brand === 'tech');
  expect([tech?.plans.proMembership.priceRupees, tech?.hosts]).toEqual([2, ['jobs.example']]);
  await opened.close();
  await remove();
});
