import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readImage } from '@broadsheet/content-store/image-files';
import { expect, it } from 'vitest';
import { INDUSTRIES } from '../market/industries.ts';
import { assignOffices } from './assign-offices.ts';
import { assignPictures, type PicturedCompany } from './assign-pictures.ts';
import { INDUSTRY_PICTURES } from './industry-pictures.ts';
import { HOUSES, ROOM_NAMES, ROOMS } from './offices/render-office.ts';
import { COVERS, LOGOS, OFFICES } from './picture-list.ts';

const CONTENT = fileURLToPath(new URL('../../../../..', import.meta.url));
const SIZES = ['11-50 people', '51-200 people', '201-500 people', '501-1,000 people'];

const companies = (count: number): readonly PicturedCompany[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `company-${index}`,
    name: `${String.fromCharCode(65 + (index % 25))}aravya`,
    industry: INDUSTRIES[(index * 7) % INDUSTRIES.length]?.label ?? '',
    size: SIZES[index % SIZES.length] ?? '',
  }));

it('gives about three quarters a logo, none of them twice, and two thirds a cover', () => {
  const assigned = assignPictures(companies(300));
  expect(assignPictures(companies(300))).toEqual(assigned);
  const logos = assigned.flatMap(({ logo }) => logo ?? []);
  expect(new Set(logos).size).toBe(logos.length);
  expect(logos.length / 300).toBeGreaterThan(0.6);
  expect(logos.length / 300).toBeLessThan(0.8);
  const covers = assigned.flatMap(({ cover }) => cover ?? []);
  expect(covers.length / 300).toBeGreaterThan(0.5);
  expect(covers.length / 300).toBeLessThan(0.75);
});

it('gives a large employer both', () => {
  const [first] = companies(1);
  const assigned = assignPictures(first ? [{ ...first, size: 'Over 10,000 people' }] : []);
  expect(assigned[0]).toMatchObject({
    logo: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
    cover: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
  });
});

it('leaves an employer without a logo if all that suit are taken', () => {
  const [first] = companies(1);
  const many = Array.from({ length: 2 * LOGOS.length }, (_, index) => ({
    ...(first as PicturedCompany),
    id: index,
    size: 'Over 10,000 people',
  }));
  expect(assignPictures(many).at(-1)?.logo).toBeNull();
});

it('has pictures for each industry', () => {
  for (const { label } of INDUSTRIES) {
    expect(INDUSTRY_PICTURES[label]?.motifs.length, label).toBeGreaterThan(0);
    expect(INDUSTRY_PICTURES[label]?.covers.length, label).toBeGreaterThan(0);
  }
});

it('gives about half three to six different rooms of one house, and few two employers the same', () => {
  const assigned = companies(300).map(assignOffices);
  expect(companies(300).map(assignOffices)).toEqual(assigned);
  const withOffice = assigned.filter((pictures) => pictures.length > 0);
  expect(withOffice.length / 300).toBeGreaterThan(0.35);
  expect(withOffice.length / 300).toBeLessThan(0.6);
  for (const pictures of withOffice) {
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(pictures.length).toBeLessThanOrEqual(6);
    expect(new Set(pictures.map(({ address }) => address)).size).toBe(pictures.length);
  }
  const sets = withOffice.map((pictures) => pictures.map(({ address }) => address).join());
  expect(new Set(sets).size / sets.length).toBeGreaterThan(0.9);
});

it('has pictures that the contract allows', () => {
  for (const { house, room, colour } of OFFICES) {
    expect(ROOMS[room].alt, room).toMatch(/^[A-Z].{20,120}\.$/);
    expect(colour, `${house} ${room}`).toMatch(/^#[0-9a-f]{6}$/);
  }
  expect(OFFICES).toHaveLength(HOUSES.length * ROOM_NAMES.length);
});

const weigh = async (digests: readonly string[]): Promise<number> => {
  let total = 0;
  for (const digest of digests) {
    const bytes = await readImage(CONTENT, digest);
    expect(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ).toBe(digest);
    expect(bytes?.length ?? 0).toBeLessThan(14_000);
    total += bytes?.length ?? 0;
  }
  return total;
};

it('has a file for each picture, and all together are light', async () => {
  const covers = Object.values(COVERS).map(({ digest }) => digest);
  const narrow = Object.values(COVERS).map((cover) => cover.narrow);
  expect(await weigh(narrow)).toBeLessThan((await weigh(covers)) * 0.7);
  expect(await weigh(OFFICES.map((office) => office.narrow))).toBeLessThan(300_000);
  expect(await weigh([...LOGOS.map(([, digest]) => digest), ...covers])).toBeLessThan(600_000);
  expect(await weigh(OFFICES.map(({ digest }) => digest))).toBeLessThan(350_000);
});
