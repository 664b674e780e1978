import { expect, it } from 'vitest';
import { resumeOf } from './resume-of.ts';

const sure = <Value>(value: Value) => ({ value, confidence: 1 });
const facts = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: null,
  city: null,
  positions: [],
  educations: [],
  skills: [],
};

it('is who they are, where no more is known', () => {
  expect(resumeOf({ ...facts, parsed: null })).toEqual({
    basics: { name: 'Asha Rao', email: 'asha@example.com' },
  });
});

it('takes work, studies and skills of the file that was uploaded, and what they told the site before that', () => {
  const parsed = {
    phone: sure('+911111111111'),
    location: sure('Pune'),
    positions: [
      {
        title: sure('Engineer'),
        company: sure('Kaveri'),
        from: sure('2020-06'),
        until: sure(null),
        description: sure('Built it.\nRan it.'),
      },
      { company: sure('Narmada'), from: sure('2018-01'), until: sure('2020-05') },
    ],
    education: [{ degree: sure('B.Tech' as const), institute: sure('IIT'), year: sure(2018) }],
    skills: [sure('SQL'), sure('Go')],
  };
  expect(resumeOf({ ...facts, phone: '+919876543210', parsed })).toEqual({
    basics: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+919876543210',
      label: 'Engineer',
      location: { city: 'Pune' },
    },
    work: [
      {
        position: 'Engineer',
        name: 'Kaveri',
        startDate: '2020-06',
        highlights: ['Built it.', 'Ran it.'],
      },
      { name: 'Narmada', startDate: '2018-01', endDate: '2020-05' },
    ],
    education: [{ studyType: 'B.Tech', institution: 'IIT', endDate: '2018' }],
    skills: [{ name: 'SQL' }, { name: 'Go' }],
  });
});

it('takes each list from what they told the site, where they did', () => {
  const parsed = {
    positions: [{ title: sure('Engineer'), company: sure('Kaveri') }],
    education: [{ institute: sure('IIT') }],
    skills: [sure('SQL')],
  };
  const position = {
    title: 'Lead',
    company: 'Narmada',
    from: '2021-01',
    until: null,
    description: '',
  };
  const resume = resumeOf({ ...facts, positions: [position], skills: ['Rust'], parsed });
  expect(resume.basics?.label).toBe('Lead');
  expect(resume.work).toEqual([{ position: 'Lead', name: 'Narmada', startDate: '2021-01' }]);
  expect(resume.education).toEqual([{ institution: 'IIT' }]);
  expect(resume.skills).toEqual([{ name: 'Rust' }]);
});
