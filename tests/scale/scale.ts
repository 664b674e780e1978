/**
 * Computes the resources for a number of views a day and jobs: `npm run scale` writes the tables of docs/scale.md; `npm
 * run scale -- viewsADay=20000000 openJobs=500000` prints them for another site. Every numeric field of
 * `assumptions.ts` can be given.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replaceSection } from '../bench/replace-section.ts';
import { ASSUMED, type Assumptions } from './assumptions.ts';
import { readMeasured } from './measured.ts';
import { reportScale } from './report.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/scale.md', import.meta.url));

const readChanges = (args: readonly string[]): Partial<Assumptions> =>
  Object.fromEntries(
    args.map((arg) => {
      const [name = '', value = ''] = arg.split('=');
      const numbers = Object.entries(ASSUMED).filter(([, known]) => typeof known === 'number');
      if (!numbers.some(([known]) => known === name) || !(Number(value) > 0)) {
        const names = numbers.map(([known]) => known).join(', ');
        console.error(
          `"${arg}"; expected a number above 0 for one of ${names}, such as viewsADay=20000000`,
        );
        process.exit(2);
      }
      return [name, Number(value)];
    }),
  );

const changes = readChanges(process.argv.slice(2));
const sections = reportScale(readMeasured(), { ...ASSUMED, ...changes });
for (const { title, lines } of sections) console.log(`\n${title}\n\n${lines.join('\n')}`);
if (Object.keys(changes).length === 0) {
  const text = sections.reduce(
    (written, { title, lines }) => replaceSection(written, title, lines),
    readFileSync(DOCUMENT, 'utf8'),
  );
  writeFileSync(DOCUMENT, text);
}
