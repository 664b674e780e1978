import type { CourseDetail } from '@broadsheet/contract/entities/course';

const WIDTH = 76;
const MODES = { online: 'Online', classroom: 'In the classroom', blended: 'Online and in class' };
const rupees = new Intl.NumberFormat('en-IN');

/** Lines of whole words; a word that is longer than a line stands alone. */
const wrap = (text: string, indent = ''): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + word.length >= WIDTH) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line];
};

const feeOf = (fee: number | null): string => {
  if (fee === null) return 'Told by the institute';
  return fee === 0 ? 'Free' : `Rs ${rupees.format(fee)}, taxes included`;
};

const heading = (text: string): string[] => ['', text.toUpperCase(), ''];

/** A course as a document of plain text, to be read on paper too. */
export const writeBrochure = (course: CourseDetail): string => {
  const { title, institute, outline, skills } = course;
  const facts: readonly (readonly [string, string])[] = [
    ['Institute', `${institute.name}, ${institute.city}`],
    ['How', MODES[course.mode]],
    ['Level', course.level],
    ['Length', course.weeks === 1 ? '1 week' : `${course.weeks} weeks`],
    ['Fee', feeOf(course.feeRupees)],
    ['Next batch', course.startsOn ?? 'No day is set yet'],
    ['Skills', skills.join(', ')],
  ];
  return [
    title,
    '='.repeat(Math.min(WIDTH, title.length)),
    '',
    ...wrap(course.summary),
    ...wrap(course.audience),
    ...heading('At a glance'),
    ...facts.map(([name, value]) => `${`${name}:`.padEnd(13)}${value}`),
    ...heading('What you learn'),
    ...outline.flatMap((part, index) => [`${index + 1}. ${part.title}`, ...wrap(part.text, '   ')]),
    ...heading(`About ${institute.name}`),
    ...wrap(institute.about),
    '',
  ].join('\n');
};
