import { describe, expect, it } from 'vitest';
import { csvFeed, prepareImports } from './import-feed.fixtures.ts';

const { database, run, stored } = prepareImports();

const JAVA =
  '1,Java Developer,Acme Labs Pvt Ltd,Mumbai/Pune,5-10 yrs,3.5-6.5 Lacs PA,"Java, Spring Boot",<p>Build</p>,2026-11-01,';
const CHEF =
  '2,Android Engineer,Acme Labs Private Limited,Work from home,Fresher,Not disclosed,,,,2026-12-31';

describe('sources and companies', () => {
  it('keeps sources and brands apart', async () => {
    await run('csv', csvFeed(JAVA, CHEF), { source: 'one' });
    expect(await run('csv', csvFeed(JAVA), { source: 'two' })).toMatchObject({
      created: 1,
      closed: 0,
    });
    expect(await run('csv', csvFeed(CHEF), { source: 'one', brand: 'management' })).toMatchObject({
      created: 1,
      closed: 0,
    });
    expect(await stored('one')).toHaveLength(3);
  });

  it('keeps the boards of two employers apart', async () => {
    const board = (company: string) =>
      JSON.stringify([
        {
          id: company,
          text: 'Java Developer',
          hostedUrl: `https://jobs.lever.co/${company}/1`,
          categories: { location: 'Pune' },
        },
      ]);
    expect(await run('lever', board('acme-labs'))).toMatchObject({
      source: 'lever:acme-labs',
      created: 1,
    });
    expect(await run('lever', board('beta'))).toMatchObject({
      source: 'lever:beta',
      created: 1,
      closed: 0,
    });
  });

  it('gives rows that name no employer to the one it is told', async () => {
    await run('csv', csvFeed('5,Cook,,Pune,,,,,,'), { company: 'Gamma Foods' });
    expect(await stored()).toMatchObject([{ company: 'Gamma Foods' }]);
  });

  it('finds a company that is there', async () => {
    const { name, id } = await database()
      .selectFrom('companies')
      .select(['id', 'name'])
      .where('brand', '=', 'tech')
      .executeTakeFirstOrThrow();
    await run('csv', csvFeed(`1,Cook,${name.toUpperCase()} Limited,Pune,,,,,,`));
    expect(await stored()).toMatchObject([{ company_id: id }]);
  });
});
