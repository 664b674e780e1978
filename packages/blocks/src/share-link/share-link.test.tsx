import { jobDetail } from '@broadsheet/contract/calls/job';
import { expect, it } from 'vitest';
import { drawFixture } from '../draw.fixtures.tsx';
import { jobDetailFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { loadShareLink } from './loader.ts';
import { fixtures } from './share-link.fixtures.ts';
import { ShareLink } from './share-link.tsx';

it("is the job's own address", async () => {
  const { context } = loaderContext('/j/senior-java-developer-kaveri-systems-1234?ref=mail');
  const { data } = await loadShareLink({ label: 'Share' }, context);
  expect(data).toEqual({
    href: '/j/senior-java-developer-kaveri-systems-1234',
    title: 'Senior Java Developer at Kaveri Systems',
  });
});

it('stays away from a job that has closed', async () => {
  const { context } = loaderContext('/j/senior-java-developer-kaveri-systems-1234', {
    [jobDetail.path]: { ...jobDetailFixture, status: 'expired' },
  });
  expect(await loadShareLink({ label: 'Share' }, context)).toEqual({ data: null });
});

it('is a plain link without JavaScript', () => {
  expect(drawFixture(ShareLink, fixtures)).toMatch(
    /<a [^>]*href="\/j\/senior-java-developer-1234"/,
  );
});
