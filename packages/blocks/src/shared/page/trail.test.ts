import { describe, expect, it } from 'vitest';
import { loaderContext } from '../../loader-context.fixtures.ts';
import { breadcrumbJsonLd, loadTrail } from './trail.ts';

const trailOf = async (path: string) =>
  (await loadTrail(loaderContext(path).context)).map(({ label, href }) => `${label} ${href}`);

describe('breadcrumbs', () => {
  it.each([
    ['/c/backend-jobs', ['Backend /c/backend-jobs']],
    [
      '/k/java-jobs-in-pune',
      ['Backend /c/backend-jobs', 'Java /k/java-jobs', 'Pune /k/java-jobs-in-pune'],
    ],
    ['/jobs-in-pune', ['Pune /jobs-in-pune']],
    ['/search/java.html', ['java /search/java.html']],
    ['/search/jobs.html', ['All jobs /search/jobs.html']],
    ['/companies', ['Companies /companies']],
    ['/company/kaveri-systems', ['Companies /companies', 'Kaveri Systems /company/kaveri-systems']],
    [
      '/j/senior-java-developer-kaveri-systems-1234',
      [
        'Backend /c/backend-jobs',
        'Senior Java Developer /j/senior-java-developer-kaveri-systems-1234',
      ],
    ],
  ])('%s', async (path, rest) => {
    expect(await trailOf(path)).toEqual(['Home /', ...rest]);
  });

  it('have positions in structured data', () => {
    expect(breadcrumbJsonLd([{ label: 'Home', href: '/' }])).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, name: 'Home', item: '/' }],
    });
  });
});
