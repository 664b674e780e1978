import { describe, expect, it } from 'vitest';
import { collectFeed, ids } from '../collect-feed.ts';

describe('greenhouse', () => {
  const feed = JSON.stringify({
    jobs: [
      {
        id: 4011,
        title: 'Backend Engineer – ₹',
        updated_at: '2026-11-01T10:00:00-05:00',
        first_published: '2026-10-01T10:00:00-05:00',
        location: { name: 'Bengaluru, India' },
        content: '&lt;p&gt;Hello&lt;/p&gt;',
        absolute_url: 'https://boards.greenhouse.io/acme-labs/jobs/4011',
        departments: [{ id: 1, name: 'Platform' }],
        offices: [{ name: 'HQ', location: 'Pune' }],
        metadata: [
          {
            name: 'Salary',
            value: { min_value: '1200000.0', max_value: '1800000.0', unit: 'INR' },
          },
          { name: 'Years of experience', value: '3-5 years' },
        ],
      },
      { id: 4012, title: 'No place', offices: [{ name: 'HQ', location: 'Pune' }] },
    ],
    meta: { total: 2 },
  });

  it('reads a job board', async () => {
    const { jobs, broken } = await collectFeed('greenhouse', feed);
    expect(broken).toBeNull();
    expect(jobs[0]).toMatchObject({
      externalId: '4011',
      title: 'Backend Engineer – ₹',
      company: 'Acme Labs',
      locations: ['Bengaluru, India'],
      experience: '3-5 years',
      pay: { min: 1_200_000, max: 1_800_000, currency: 'INR' },
      departments: ['Platform'],
      postedAt: '2026-10-01T10:00:00-05:00',
    });
    expect(jobs[1]).toMatchObject({ externalId: '4012', locations: ['Pune'], description: '' });
  });

  it('reports what is no job, with its line, and goes on', async () => {
    const { jobs, faults } = await collectFeed(
      'greenhouse',
      '{"jobs":[\n{"id":1},\n7,\n[],\n{"id":2}]}',
    );
    expect(ids(jobs)).toEqual(['1', '2']);
    expect(faults).toEqual([
      'item 2 (line 3): it is not an object with fields',
      'item 3 (line 4): it is not an object with fields',
    ]);
  });

  it('keeps what stands before the place where the file breaks off', async () => {
    const { jobs, broken } = await collectFeed(
      'greenhouse',
      '{"jobs":[\n{"id":1},\n{"id":2},\n{"id":3,"ti',
    );
    expect(ids(jobs)).toEqual(['1', '2']);
    expect(broken).toBe('line 4, after item 2: the file ends in the middle');
  });

  it('says where it stops being JSON', async () => {
    const { jobs, broken } = await collectFeed('greenhouse', '{"jobs":[{"id":1},\n{"id":2}}');
    expect(ids(jobs)).toEqual(['1', '2']);
    expect(broken).toMatch(/^line 2, after item 2: not JSON/);
  });

  it('reads a bare list of jobs', async () => {
    expect(ids((await collectFeed('greenhouse', '[{"id":1}]')).jobs)).toEqual(['1']);
  });

  it('finds nothing in another shape', async () => {
    expect(await collectFeed('greenhouse', '{"positions":[{"id":1}]}')).toMatchObject({
      jobs: [],
      broken: null,
    });
    expect(await collectFeed('greenhouse', '')).toMatchObject({ jobs: [], broken: null });
  });
});
