import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { collectFeed } from '../collect-feed.ts';
import { readEntry } from './read-entry.ts';
import { workbookOf } from './workbook.fixture.ts';

const HEADER = ['Job ID', 'Job Title', 'Company', 'City', 'Salary', 'Posted On'];

describe('xlsx', () => {
  it('reads the rows below the names of the columns, and dates as days', async () => {
    const workbook = workbookOf(
      [
        ['Openings of November'],
        HEADER,
        [101, 'Cook & Baker', 'Acme', 'Pune', '4-6 LPA', 46_331],
        ['', '', '', '', '', ''],
        ['102', 'Waiter', 'Acme', 'Thane', '', '2026-11-03'],
      ],
      true,
    );
    const { jobs, positions, broken } = await collectFeed('xlsx', workbook, 512);
    expect(broken).toBeNull();
    expect(positions).toEqual(['row 3', 'row 5']);
    expect(jobs).toMatchObject([
      {
        externalId: '101',
        title: 'Cook & Baker',
        company: 'Acme',
        locations: ['Pune'],
        pay: '4-6 LPA',
        postedAt: '2026-11-05',
      },
      { externalId: '102', title: 'Waiter', postedAt: '2026-11-03' },
    ]);
  });

  it('refuses a workbook without jobs', async () => {
    const { broken } = await collectFeed('xlsx', workbookOf([['Budget'], ['Rent', 5]]));
    expect(broken).toMatch(/^No sheet has jobs below a row that names the columns/);
  });

  it('says where a workbook ends in the middle', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => [`${at}`, `Cook ${at * 7919}`, 'Acme']);
    const workbook = workbookOf([HEADER, ...rows]);
    const { broken } = await collectFeed('xlsx', workbook.subarray(0, workbook.length / 2), 512);
    expect(broken).toMatch(/the Excel file (?:ends in the middle|is damaged)/);
  });

  it('stops unpacking at its limit', async () => {
    const bomb = zipSync({ 'xl/sharedStrings.xml': new Uint8Array(20_000_000) });
    const read = async () => {
      let size = 0;
      const archive = async function* archive() {
        yield bomb;
      };
      for await (const part of readEntry(archive(), 'xl/sharedStrings.xml', 1_000_000))
        size += part.length;
      return size;
    };
    await expect(read()).rejects.toThrow('it unpacks to more than 1000000 bytes');
  });
});
