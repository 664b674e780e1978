import { courseDetail } from '@broadsheet/contract/calls/course';
import { AppError } from '@broadsheet/contract/errors';
import { describe, expect, it } from 'vitest';
import { courseDetailFixture } from '../course.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './course-detail.fixtures.ts';
import { CourseDetail } from './course-detail.tsx';
import { courseJsonLd } from './course-json-ld.ts';
import { loadCourseDetail } from './loader.ts';

const path = '/course/sql-for-working-people';
const load = (answer: unknown) =>
  loadCourseDetail(
    { brochureText: 'Download brochure (PDF)' },
    loaderContext(path, { [courseDetail.path]: answer }).context,
  );

describe('a course', () => {
  it('is shown to readers and as structured data', async () => {
    const { data, page } = await load(courseDetailFixture);
    expect(data?.figures.map(({ value }) => value)).toEqual([
      '6 weeks',
      'Online',
      '₹9,500',
      '21 January 2027',
      'Beginner',
      'Included',
    ]);
    expect(data?.skills[1]).toEqual({ label: 'C++', href: '/search/c-plus-plus.html' });
    expect(data?.brochure).toBe('/api/course/course/11/brochure');
    expect(page).toMatchObject({
      status: 200,
      seo: {
        title: 'SQL for Working People, Deccan School of Data | Broadsheet Tech',
        canonical: path,
        jsonLd: [
          { '@type': 'Course' },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { name: 'Home' },
              { name: 'Learning', item: '/learning' },
              { name: 'Data and analytics', item: '/learning?category=data' },
              { name: 'SQL for Working People', item: path },
            ],
          },
        ],
      },
    });
  });

  it('is a 404 if there is none, and gone if it has ended', async () => {
    expect(await load(new AppError('COURSE_NOT_FOUND'))).toEqual({
      data: null,
      page: { status: 404 },
    });
    const { data, page } = await load({ ...courseDetailFixture, status: 'closed' });
    expect(data?.closed).toBe(true);
    expect(page?.status).toBe(410);
    expect(page?.seo?.jsonLd?.map((entry) => entry['@type'])).toEqual(['BreadcrumbList']);
    const html = renderFixture(CourseDetail, fixtures, 'closed');
    expect(html).not.toContain('brochure');
    expect(html).toContain('href="/learning?category=data">See courses in');
  });

  it('fails if the service fails', async () => {
    await expect(load(new AppError('TIMEOUT'))).rejects.toThrow('Taking too long');
  });

  it('has an offer only for a known fee', () => {
    expect(courseJsonLd(courseDetailFixture)).toMatchObject({
      provider: { name: 'Deccan School of Data' },
      offers: [{ category: 'Paid', price: 9500, priceCurrency: 'INR' }],
      hasCourseInstance: [{ courseMode: 'Online', startDate: '2027-01-21' }],
    });
    const untold = courseJsonLd({ ...courseDetailFixture, feeRupees: null, startsOn: null });
    expect(JSON.stringify(untold)).not.toMatch(/offers|startDate/);
  });

  it('has its title as the h1, and its headings in order', () => {
    const html = renderFixture(CourseDetail, fixtures);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(html)).toMatch(/What you'll learn Tables .+ Joins /);
  });
});
