import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { RESUME_SECTIONS } from '../entities/json-resume.ts';
import { columnsOf, sectionOrder, sheetOf } from './resume-sheet.ts';

const messages = builtInMessages()['resume-sheet'];

it('has the visible sections with content in the chosen order', () => {
  const sheet = sheetOf(
    {
      work: [{ position: 'Engineer', name: 'Kaveri', startDate: '2020-06' }],
      skills: [{ name: 'SQL' }],
      awards: [{ title: 'Best paper' }],
      languages: [{ language: 'हिन्दी', fluency: 'native' }],
      meta: { broadsheet: { order: ['languages', 'skills'], hidden: ['awards'] } },
    },
    messages,
  );
  expect(sheet.sections.map(({ key }) => key)).toEqual(['languages', 'skills', 'work']);
  expect(columnsOf(sheet).main.map(({ key }) => key)).toEqual(['work']);
});

it('neither loses nor repeats a section, for any stored order', () => {
  const order = sectionOrder({ meta: { broadsheet: { order: ['skills', 'work', 'skills'] } } });
  expect(order.slice(0, 2)).toEqual(['skills', 'work']);
  expect([...order].sort()).toEqual([...RESUME_SECTIONS].sort());
});

it('formats periods, including current ones', () => {
  const { sections } = sheetOf(
    {
      work: [
        { position: 'Lead', name: 'Kaveri', location: 'Pune', startDate: '2022-04-01' },
        { name: 'Narmada', startDate: '2018', endDate: '2022-03' },
      ],
      education: [{ studyType: 'B.Tech', area: 'Physics', institution: 'IIT', endDate: '2018' }],
    },
    messages,
  );
  const texts = sections.flatMap(({ entries }) =>
    entries.map(({ title, location: place, period }) => [title, place, period]),
  );
  expect(texts).toEqual([
    ['Lead', 'Kaveri, Pune', 'Apr 2022 – Present'],
    ['Narmada', '', '2018 – Mar 2022'],
    ['B.Tech, Physics', 'IIT', '2018'],
  ]);
});

it('gathers skills by their kinds, and those without one in a row', () => {
  const [skills] = sheetOf(
    {
      skills: [
        { name: 'SQL' },
        { name: 'Backend', level: 'expert', keywords: ['Go', 'Rust'] },
        { name: 'Git' },
      ],
    },
    messages,
  ).sections;
  expect(skills?.entries.flatMap(({ paragraphs }) => paragraphs)).toEqual([
    'Backend (expert): Go, Rust',
    'SQL, Git',
  ]);
});
