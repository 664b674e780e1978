import { type JsonResume, RESUME_TEMPLATES } from '@broadsheet/contract/entities/json-resume';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { parseResume } from '@broadsheet/resume-parser/parse-resume';
import { readLines } from '@broadsheet/resume-parser/read-lines';
import { renderToBuffer } from '@react-pdf/renderer';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerFonts } from '../document-fonts.ts';
import { careerFixture } from './resume.fixtures.ts';
import { ResumePaper } from './resume-paper.tsx';

beforeAll(registerFonts);

const site = { messages: builtInMessages() };

const named = (names: readonly string[]) => names.map((name) => ({ name, synonyms: [] }));
const vocabulary = {
  skills: named(['Kafka', 'Spark', 'PostgreSQL', 'Python', 'Go', 'SQL']),
  cities: named(['Pune', 'Mumbai', 'Bengaluru']),
};

const write = async (resume: JsonResume): Promise<Uint8Array> =>
  new Uint8Array(
    await renderToBuffer(<ResumePaper site={site} resume={resume} asOf="2026-11-22" />),
  );
const pagesOf = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await extractText(await getDocumentProxy(bytes))).text;

describe.each(RESUME_TEMPLATES)('a resume set %s', (template) => {
  const resume: JsonResume = { ...careerFixture, meta: { broadsheet: { template } } };

  it('is read by a machine as it was meant', async () => {
    const parsed = parseResume(await readLines(await write(resume)), vocabulary, '2026-11');
    expect(parsed).toMatchObject({
      name: { value: 'Meera Deshpande' },
      email: { value: 'meera.deshpande@example.com' },
      phone: { value: '+919876543210' },
      location: { value: 'Pune' },
      education: [
        {
          degree: { value: 'B.Tech' },
          institute: { value: careerFixture.education?.[0]?.institution },
        },
      ],
    });
    const positions = parsed.positions.map(({ title, company, from, until }) => ({
      position: title?.value,
      name: company?.value,
      startDate: from?.value,
      endDate: until?.value ?? undefined,
    }));
    const written = careerFixture.work?.map(({ position, name, startDate, endDate }) => ({
      position,
      name,
      startDate,
      endDate,
    }));
    expect(positions).toEqual(written);
    expect(parsed.skills.map(({ value }) => value)).toEqual(
      vocabulary.skills.map(({ name }) => name),
    );
  });

  it('holds the letters of Devanagari, and links to follow', async () => {
    const bytes = await write(resume);
    const text = (await pagesOf(new Uint8Array(bytes))).join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('आँकड़ों के विश्लेषण और क्षमता निर्माण में दक्ष हूँ, ₹ 40 करोड़ की प्रणाली।');
    const { links } = await extractLinks(await getDocumentProxy(bytes));
    expect(links).toContain('https://github.com/meerad');
    expect(links).toContain('mailto:meera.deshpande@example.com');
  });

  it('goes on over pages with their number, no heading left alone at a foot', async () => {
    const work = [careerFixture.work, careerFixture.work, careerFixture.work, careerFixture.work];
    const long = { ...resume, work: work.flatMap((jobs) => jobs ?? []) };
    const pages = await pagesOf(await write(long));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).not.toContain('page 1');
    pages.slice(1).forEach((page, index) => {
      expect(page).toContain(`Meera Deshpande, page ${index + 2} of ${pages.length}`);
    });
    for (const page of pages)
      expect(page).not.toMatch(
        /(Experience|Projects|Education|Skills)\s*(Meera Deshpande, page.*)?$/,
      );
  });
});

it('is a page with what there is, where that is little', async () => {
  const [page, ...more] = await pagesOf(await write({ basics: { name: 'असीम' } }));
  expect(page?.trim()).toBe('असीम');
  expect(more).toEqual([]);
});

it('leaves out what is hidden, and keeps the order that was chosen', async () => {
  const broadsheet = { order: ['skills' as const, 'work' as const], hidden: ['projects' as const] };
  const [text = ''] = await pagesOf(await write({ ...careerFixture, meta: { broadsheet } }));
  expect(text.indexOf('Skills')).toBeLessThan(text.indexOf('Experience'));
  expect(text).not.toContain('Open stock');
});
