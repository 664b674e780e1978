import { p } from '@broadsheet/resume-parser/fixtures/docx-writer.fixtures';
import { makeDocx } from './documents.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A one-page Word document of a person whose only job has lasted this many months by `now`, epoch ms. */
export const makeResume = (months: number, now: number, name = 'Asha Rao'): Buffer => {
  const began = new Date(now);
  began.setUTCDate(1);
  began.setUTCMonth(began.getUTCMonth() - months + 1);
  const since = `${MONTHS[began.getUTCMonth()]} ${began.getUTCFullYear()}`;
  const lines = [
    name,
    'asha.rao@example.in',
    'Pune',
    'Experience',
    'Software Engineer, Kaveri Systems',
    `${since} - Present`,
    'Built services that carry payments',
    'Skills',
    'Java, React, SQL',
  ];
  const body = lines.map((line) => p(line)).join('');
  const text = `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${body}</w:body></w:document>`;
  return makeDocx([{ name: 'word/document.xml', text }]);
};
