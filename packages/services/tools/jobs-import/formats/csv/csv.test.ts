import { describe, expect, it } from 'vitest';
import { collectFeed, ids } from '../collect-feed.ts';

describe('csv', () => {
  it('reads a table by its headings', async () => {
    const { jobs, positions, broken } = await collectFeed(
      'csv',
      '\ufeffJob ID,Job Title,Company Name,Location,Experience,CTC,Key Skills,Job Description,Vacancies,Ignored\r\n' +
        '7,"Manager, Sales",Acme,Mumbai/Pune,5-10 yrs,3.5-6.5 Lacs PA,"Selling; CRM","Line 1\r\nLine ""2""",3,x\r\n' +
        '8,Chef,Beta,Pune,,,,,,\r\n',
    );
    expect(broken).toBeNull();
    expect(positions).toEqual(['line 2', 'line 4']);
    expect(jobs[0]).toMatchObject({
      externalId: '7',
      title: 'Manager, Sales',
      company: 'Acme',
      locations: ['Mumbai/Pune'],
      experience: '5-10 yrs',
      pay: '3.5-6.5 Lacs PA',
      skills: ['Selling', 'CRM'],
      description: 'Line 1\nLine "2"',
      openings: '3',
    });
  });

  it.each([';', '\t', '|'])('knows the delimiter %j', async (delimiter) => {
    const { jobs } = await collectFeed(
      'csv',
      `id,title,company\n1,Chef,Acme, Ltd\n`
        .replaceAll(',', delimiter)
        .replace(`Acme${delimiter} Ltd`, 'Acme, Ltd'),
    );
    expect(jobs).toMatchObject([{ externalId: '1', company: 'Acme, Ltd' }]);
  });

  it('joins columns of least and most', async () => {
    const { jobs } = await collectFeed(
      'csv',
      'id,title,min_experience,max_experience,salary_min,salary_max,salary_period,state,country,remote,pwd\n1,Chef,2,4,"40,000",50000,monthly,Goa,India,yes,Y\n',
    );
    expect(jobs).toMatchObject([
      {
        experience: '2 - 4',
        pay: { min: 40_000, max: 50_000, period: 'month' },
        locations: ['Goa, India'],
        remote: true,
        flags: { differentlyAbled: true, femaleCandidate: false },
      },
    ]);
  });

  it.each([
    ['a bare quote', '2,The 5" man,A', /^line 3: Invalid Opening Quote/],
    ['a quote after a closing quote', '2,"a"b,A', /^line 3: Invalid Closing Quote/],
    ['too few cells', '2,Chef', /^line 3: it has 2 cells, not 3/],
    ['too many cells', '2,Chef,A,B', /^line 3: it has 4 cells, not 3/],
    ['a quote that is never closed', '2,"Chef,A', /^line 3: a quote is opened and never closed/],
  ])('loses the row with %s, and not the next ones', async (_, row, fault) => {
    const { jobs, faults, faultyIds, broken } = await collectFeed(
      'csv',
      `id,title,company\n1,Chef,A\n${row}\n3,"Chef, head",A\n4,Chef,A\n`,
    );
    expect(broken).toBeNull();
    expect(ids(jobs)).toEqual(['1', '3', '4']);
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(faultyIds).toEqual(['2']);
  });

  it('goes on after an unclosed quote even where no other quote follows', async () => {
    const { jobs, faults, broken } = await collectFeed(
      'csv',
      'id,title\n1,"Chef\n2,Cook\n3,Maid\n',
    );
    expect(ids(jobs)).toEqual(['2', '3']);
    expect(faults).toHaveLength(1);
    expect(broken).toBeNull();
  });

  it.each([
    ['id,title,company\n1,Chef,A\n2,Co', 'line 3: the file ends in the middle of a row'],
    ['id,title,company\n1,Chef,A\n2,"Co', 'line 3: the file ends in the middle of a row'],
    ['id,title,company\n1,Chef,A\n2,"Co\nok",', null],
  ])('tells a broken end of %j', async (text, message) => {
    const { jobs, broken } = await collectFeed('csv', text);
    expect(jobs[0]?.externalId).toBe('1');
    expect(broken).toBe(message);
  });

  it('makes a steady id where there is no column of ids', async () => {
    const feed = 'title,company,location\nChef,A,Pune\nChef,A,Goa\n';
    const [first, second] = [await collectFeed('csv', feed), await collectFeed('csv', feed)];
    expect(new Set(ids(first.jobs)).size).toBe(2);
    expect(ids(first.jobs)).toEqual(ids(second.jobs));
  });

  it('refuses a file without a heading for titles', async () => {
    expect((await collectFeed('csv', 'foo,bar\n1,2\n')).broken).toMatch(/must name the columns/);
  });
});
