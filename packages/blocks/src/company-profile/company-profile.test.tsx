import { companyData } from '@broadsheet/contract/calls/job';
import { NOT_FOUND_HEADING } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { describe, expect, it } from 'vitest';
import { companyFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './company-profile.fixtures.ts';
import { CompanyProfile } from './company-profile.tsx';
import { loadCompanyProfile } from './loader.ts';

describe('the profile of a company', () => {
  it('describes the company, with structured data', async () => {
    const { context } = loaderContext('/company/kaveri-systems');
    const { data, page } = await loadCompanyProfile({}, context);
    expect(data).toMatchObject({
      found: true,
      facts: [
        'Software products',
        '201-500 people',
        'Since 2009',
        'Head office in Pune',
        '24 open jobs',
      ],
    });
    expect(page?.seo).toMatchObject({
      title: 'Kaveri Systems: 24 open jobs | Broadsheet Tech',
      canonical: '/company/kaveri-systems',
    });
    expect(page?.seo?.jsonLd?.[0]).toMatchObject({
      '@type': 'Organization',
      '@id': '/company/kaveri-systems',
      name: 'Kaveri Systems',
      foundingDate: '2009',
      address: { addressLocality: 'Pune', addressCountry: 'IN' },
    });
  });

  it('is a 404 for an unknown company', async () => {
    const answers = { [companyData.path]: new AppError('COMPANY_NOT_FOUND') };
    const { data, page } = await loadCompanyProfile(
      {},
      loaderContext('/company/x', answers).context,
    );
    expect(data?.found).toBe(false);
    expect(page?.status).toBe(404);
  });

  it('fails if the service fails', async () => {
    const answers = { [companyData.path]: new AppError('TIMEOUT') };
    const { context } = loaderContext('/company/x', answers);
    await expect(loadCompanyProfile({}, context)).rejects.toThrow('Taking too long');
  });

  it('is absent in the directory', async () => {
    expect(await loadCompanyProfile({}, loaderContext('/companies').context)).toEqual({
      data: null,
    });
  });

  it('has the cover in two widths where its company has', async () => {
    const coverSizes = {
      width: 1_120,
      narrow: { address: `/media/${'a'.repeat(64)}.webp`, width: 720 },
    };
    const load = async (sizes: typeof coverSizes | null | undefined) => {
      const answers = { [companyData.path]: { ...companyFixture, coverSizes: sizes } };
      const { context } = loaderContext('/company/kaveri-systems', answers);
      return (await loadCompanyProfile({}, context)).data;
    };
    expect(await load(coverSizes)).toMatchObject({ cover: companyFixture.cover, coverSizes });
    expect(await load(null)).not.toHaveProperty('coverSizes');
    expect(await load(undefined)).not.toHaveProperty('coverSizes');
  });

  it('lets browsers choose the width of the cover, which is wide for those that cannot', () => {
    const html = renderFixture(CompanyProfile, fixtures, 'with pictures');
    expect(html).toMatch(
      /<img srcSet="(\/media\/7b1ef821\w+\.webp) 720w, (\/media\/04bc2cdc\w+\.webp) 1120w" sizes="min\(72rem, 100vw - 2rem\)" src="\2"/,
    );
    expect(renderFixture(CompanyProfile, fixtures, 'with a cover alone')).not.toMatch(
      /srcset|sizes=/i,
    );
  });

  it('has the name as its h1', () => {
    expect(renderFixture(CompanyProfile, fixtures)).toMatch(/<h1[^>]*>Kaveri Systems<\/h1>/);
    expect(renderFixture(CompanyProfile, fixtures, 'unknown')).toContain(NOT_FOUND_HEADING);
  });
});
