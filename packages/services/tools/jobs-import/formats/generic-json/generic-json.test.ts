import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedMapping } from '../../feed-mapping.ts';
import { collectFeed } from '../collect-feed.ts';
import { readFeedMapping } from './read-feed-mapping.ts';

describe('JSON with a mapping', () => {
  const mapping: FeedMapping = {
    jobs: 'data.openings',
    fields: {
      id: 'ref',
      title: 'position.name',
      company: 'employer.title',
      location: ['site.city', 'site.country'],
      minExperience: 'years.from',
      salary: 'pay',
      description: ['intro', 'duties'],
      skills: 'skills.name',
      remote: 'isRemote',
    },
  };

  it('reads the fields where the mapping says they are', async () => {
    const { jobs } = await collectFeed(
      'json',
      JSON.stringify({
        data: {
          openings: [
            {
              ref: 7,
              position: { name: 'Cook' },
              employer: { title: 'Acme' },
              site: { city: 'Pune', country: 'India' },
              years: { from: 2 },
              pay: '4-6 LPA',
              intro: 'You cook.',
              duties: ['Bread', 'Cake'],
              skills: [{ name: 'Baking' }, { name: 'Icing' }],
              isRemote: 'no',
            },
          ],
        },
      }),
      undefined,
      mapping,
    );
    expect(jobs).toMatchObject([
      {
        externalId: '7',
        title: 'Cook',
        company: 'Acme',
        locations: ['Pune, India'],
        remote: false,
        experience: '2+ years',
        pay: '4-6 LPA',
        description: 'You cook.\n\nBread\n\nCake',
        skills: ['Baking', 'Icing'],
      },
    ]);
  });

  it('asks for a mapping', async () => {
    const { broken } = await collectFeed('json', '[]');
    expect(broken).toMatch(/^The format json needs --mapping <file>/);
  });
});

describe('a mapping file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'broadsheet-mapping-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['{"fields":{"id":"a"}}', /fields must have required properties title/],
    ['{"fields":{"id":"a","title":"b","wage":"c"}}', /fields\.wage is not a field of a mapping/],
    ['{"fields":', /is not JSON/],
  ])('%s is refused with the field', async (text, message) => {
    const file = join(folder, 'mapping.json');
    await writeFile(file, text);
    await expect(readFeedMapping(file)).rejects.toThrow(message);
    await expect(readFeedMapping(join(folder, 'none.json'))).rejects.toThrow(
      'There is no mapping file',
    );
  });
});
