import { expect, it } from 'vitest';
import { toRows } from '../rows.ts';
import { createLocations } from '../words/locations.ts';
import { countMonths } from './count-months.ts';
import { readPositions } from './read-positions.ts';

const locations = createLocations({ skills: [], cities: [{ name: 'Pune', synonyms: [] }] });

/** A line for each text; bold where it starts with a star. */
const read = (...texts: readonly string[]) =>
  readPositions(
    toRows(
      texts.map((text, index) => {
        const box = { x: 40, y: 40 + index * 12, width: 100, page: 1 };
        const isBold = text.startsWith('*');
        return { ...box, text: text.replace('*', ''), size: 10, isBold, isParagraph: true };
      }),
    ),
    locations,
  );
const namesOf = (positions: ReturnType<typeof read>) =>
  positions.map(({ title, company }) => [title?.value, company?.value]);

it('several roles at one company, with its own years above them', () => {
  const positions = read(
    ...['*Acme Labs | Jan 2018 - Present', 'Lead Engineer | Apr 2021 - Present', '• Leads'],
    ...['Engineer | Jan 2018 - Mar 2021', '• Wrote', '*Globex Ltd', 'Trainee | 2016 - 2017'],
  );
  expect(namesOf(positions)).toEqual([
    ['Lead Engineer', 'Acme Labs'],
    ['Engineer', 'Acme Labs'],
    ['Trainee', 'Globex Ltd'],
  ]);
});

it('what follows a job is told of it, and not of the next', () => {
  const [first, second] = read(
    ...['*Sales Manager, Acme', 'Jan 2020 - Mar 2022', '• Grew the north', '• Led ten people'],
    ...['*Sales Executive, Globex', '2018 - 2019', '• Sold'],
  );
  expect(first?.description?.value).toBe('Grew the north\nLed ten people');
  expect([first?.isCurrent?.value, first?.until?.value]).toEqual([false, '2022-03']);
  expect(second?.description?.value).toBe('Sold');
  expect(second?.from?.value).toBe('2018-01');
  expect(second?.from?.confidence).toBeLessThan(0.5);
});

it('sentences and labels name jobs', () => {
  const positions = read(
    ...['Worked as an Area Manager with Acme Foods from May 2019 to June 2021.'],
    ...['Company: Globex', 'Role: Buyer', 'Period: 2017 to 2018'],
  );
  expect(namesOf(positions)).toEqual([
    ['Area Manager', 'Acme Foods'],
    ['Buyer', 'Globex'],
  ]);
});

it('months in two jobs count once, and those in none not at all', () => {
  const positions = read(
    ...['*Engineer, Acme', 'Jan 2024 - Present', '*Tutor, Globex', 'Jun 2023 - Jun 2024'],
    ...['*Trainee, Initech', 'Jan 2020 - Jun 2020'],
  );
  expect(countMonths(positions, '2024-12')?.value).toBe(19 + 6);
});
