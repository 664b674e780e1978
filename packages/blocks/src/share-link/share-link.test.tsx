import { jobDetail } from '@broadsheet/contract/calls/job';
import { expect, it } from 'vitest';
import { jobDetailFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadShareLink } from './loader.ts';
import { fixtures } from './share-link.fixtures.ts';
import { ShareLink } from './share-link.tsx';

it("is the job's own address", async () => {
  const { context } = loaderContext('/j/senior-java-developer-kaveri-systems-1234?ref=mail');
  const { data } = await loadShareLink({ label: 'Share' }, context);
  expect(data).toMatchObject({
    href: '/j/senior-java-developer-kaveri-systems-1234',
    title: 'Senior Java Developer at Kaveri Systems',
  });
  for (const { href } of data?.ways ?? []) {
    expect(decodeURIComponent(href)).toContain(`https://tech.example${data?.href}`);
    expect(href).not.toMatch(/ref=mail|\s/);
  }
});

it('is absent for a closed job', async () => {
  const { context } = loaderContext('/j/senior-java-developer-kaveri-systems-1234', {
    [jobDetail.path]: { ...jobDetailFixture, status: 'expired' },
  });
  expect(await loadShareLink({ label: 'Share' }, context)).toEqual({ data: null });
});

it('shares the job by plain links without JavaScript', () => {
  const html = renderFixture(ShareLink, fixtures);
  expect(html).toContain(
    'href="https://wa.me/?text=Senior%20Java%20Developer%20at%20Kaveri%0Ahttps%3A%2F%2Ftech.example%2Fj%2Fsenior-java-developer-1234"',
  );
  for (const address of ['https://www.linkedin.com/', 'https://t.me/', 'mailto:?subject='])
    expect(html).toContain(`href="${address}`);
});

it('is a plain link without JavaScript', () => {
  expect(renderFixture(ShareLink, fixtures)).toMatch(
    /<a [^>]*href="\/j\/senior-java-developer-1234"/,
  );
});
