import { officePictures } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadOfficePictures } from './loader.ts';
import { fixtures } from './office-pictures.fixtures.ts';
import { OfficePictures } from './office-pictures.tsx';

const settings = { title: 'Inside the office' };
const PAGE = '/company/kaveri-systems';
const items = fixtures.usual?.data?.pictures ?? [];

it('are those of the company of the page, in order', async () => {
  const { context, made } = loaderContext(PAGE, { [officePictures.path]: { items } });
  expect(await loadOfficePictures(settings, context)).toEqual({ data: { pictures: items } });
  expect(made).toEqual([{ path: officePictures.path, query: { slug: 'kaveri-systems' } }]);
});

it('are absent where there are none, no company, or services without the call', async () => {
  const load = async (path: string, answer: unknown) =>
    loadOfficePictures(settings, loaderContext(path, { [officePictures.path]: answer }).context);
  expect(await load(PAGE, { items: [] })).toEqual({ data: null });
  expect(await load('/companies', { items })).toEqual({ data: null });
  expect(await load(PAGE, new AppError('COMPANY_NOT_FOUND'))).toEqual({ data: null });
  expect(await load(PAGE, new AppError('NOT_FOUND'))).toEqual({ data: null });
  await expect(load(PAGE, new AppError('TIMEOUT'))).rejects.toThrow('Taking too long');
});

it('load late, with their size, colour and text', () => {
  const html = renderFixture(OfficePictures, fixtures, 'one picture');
  expect(html).toContain('<rect width="100%" height="100%" fill="#a8b8c8"></rect>');
  expect(html).toMatch(
    /alt="Colleagues work at rows of desks beside tall windows." width="720" height="480" loading="lazy"/,
  );
  expect(html).not.toContain('style=');
});

it('come in two widths where they have, and the wide one is for browsers that cannot choose', () => {
  expect(renderFixture(OfficePictures, fixtures, 'one picture')).toMatch(
    /<img srcSet="(\/media\/8b3f6473\w+\.webp) 600w, (\/media\/e79bcaba\w+\.webp) 720w" sizes="[^"]+, min\(18rem, 85vw - 1.7rem\)" src="\2"/,
  );
  const pictures = items.map(({ narrow: _, ...picture }) => picture);
  const html = renderFixture(OfficePictures, { usual: { settings, data: { pictures } } });
  expect(html).toContain('src="/media/e79bcaba');
  expect(html).not.toMatch(/srcset|sizes=/i);
});

it('show a text alternative as text, whatever it contains', () => {
  const [picture] = items;
  if (!picture) throw new Error('no picture');
  const alt = '"><script>alert(1)</script>';
  const html = renderFixture(
    OfficePictures,
    { usual: { settings, data: { pictures: [{ ...picture, alt }] } } },
    'usual',
  );
  expect(html).not.toContain('<script>');
  expect(html).toContain('alt="&quot;&gt;&lt;script&gt;');
});

it('say their width in two columns where there are four, and in three otherwise', () => {
  const [picture] = items;
  if (!picture) throw new Error('no picture');
  const renderCount = (count: number) => {
    const pictures = Array.from({ length: count }, (_, index) => ({
      ...picture,
      address: `/media/${index}.webp`,
    }));
    return renderFixture(OfficePictures, { usual: { settings, data: { pictures } } });
  };
  expect(renderCount(4)).toContain('- 1rem) / 2)');
  expect(renderCount(5)).toContain('- 2rem) / 3)');
});
