import type { Brand } from '@broadsheet/contract/brand';

export interface DemoInstitute {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly founded: number;
  readonly about: string;
}

type Row = readonly [name: string, city: string, founded: number, about: string];

const TECH: readonly Row[] = [
  [
    'Deccan School of Data',
    'Hyderabad',
    2012,
    'SQL and statistics for working professionals, in small classes with Indian public data.',
  ],
  [
    'Kaveri Cloud Academy',
    'Bangalore',
    2015,
    'Weekend courses for cloud engineers, taught by working professionals. Practice accounts are included in the fee.',
  ],
  [
    'Sahyadri Institute of VLSI',
    'Pune',
    2006,
    'Chip design training in a lab with industry tools. Half of every day is hands-on.',
  ],
  [
    'Indus Security Guild',
    'Delhi NCR',
    2014,
    'Hands-on cybersecurity training in practice labs, taught by certified professionals.',
  ],
  ['Malabar Mobile Studio', 'Kochi', 2013, 'An app studio that trains learners on live projects.'],
  [
    'Narmada AI Forum',
    'Bangalore',
    2018,
    'Machine learning with Indian data and languages. Open house on the first Friday of every month.',
  ],
  [
    'Brahmaputra Code School',
    'Guwahati',
    2016,
    'A coding school from the north-east, with online courses across India. Fees in instalments.',
  ],
  [
    'Hoysala Data Works',
    'Bangalore',
    2011,
    'Data engineering courses from a consulting team. Every course ends with a real project.',
  ],
  [
    'Tapti Infrastructure Labs',
    'Surat',
    2017,
    'DevOps and reliability courses with realistic incident drills.',
  ],
  [
    'Charminar IT School',
    'Hyderabad',
    1999,
    'IT courses in four centres across the city, with evening batches.',
  ],
  [
    'Malnad Embedded School',
    'Mysore',
    2008,
    'Embedded systems training with real hardware. Diploma holders are welcome.',
  ],
  [
    'Godavari Quality Institute',
    'Chennai',
    2010,
    'Software testing courses taught by working testers.',
  ],
  [
    'Patola Design School',
    'Ahmedabad',
    2005,
    'UI and UX design for Indian users. Field visits are part of every course.',
  ],
  [
    'Vidyut Learning',
    'Mumbai',
    2019,
    'Short online courses in English and Hindi, several of them free.',
  ],
  [
    'Palar Systems College',
    'Vellore',
    2003,
    'Evening courses on operating systems and networks. New batches coming soon.',
  ],
];

const MANAGEMENT: readonly Row[] = [
  [
    'Ganga School of Finance',
    'Mumbai',
    2002,
    'Credit, treasury and audit courses for working professionals, taught by bankers.',
  ],
  [
    'Sabarmati Institute of Marketing',
    'Ahmedabad',
    2004,
    'Marketing courses built on real brand case studies.',
  ],
  [
    'Godavari Supply Academy',
    'Chennai',
    2009,
    'Planning, procurement and warehousing courses, with a practice warehouse.',
  ],
  [
    'Yamuna People Forum',
    'Delhi NCR',
    2007,
    'Hiring, payroll and labour law courses, taught by HR leaders.',
  ],
  [
    'Konkan Product School',
    'Bangalore',
    2016,
    'Product management courses in teams of five, from idea to launch.',
  ],
  [
    'Aravalli Strategy Circle',
    'Gurgaon',
    2011,
    'Strategy and leadership courses. Every course ends with a panel presentation.',
  ],
  [
    'Narayani Commerce Centre',
    'Kolkata',
    1994,
    'Accounting, tax and trade courses for small businesses and accountants.',
  ],
  [
    'Arthashastra Institute',
    'Pune',
    2010,
    'Finance and analytics courses made simple for beginners.',
  ],
  ['Udyam Sales Academy', 'Indore', 2013, 'Sales and service courses with live customer calls.'],
  [
    'Vaani Communication School',
    'Hyderabad',
    2008,
    'Business communication courses in classes of twelve.',
  ],
  [
    'Dronacharya Business School',
    'Delhi NCR',
    1998,
    'Short programmes for business owners and senior leaders.',
  ],
  ['Sanjivani Health Institute', 'Chennai', 2005, 'Healthcare and hospitality management courses.'],
  ['Nyaya Law Centre', 'Mumbai', 2012, 'Business law courses taught by practising lawyers.'],
  [
    'Setu Public Policy School',
    'Bhopal',
    2015,
    'Public policy and finance courses for officers. New batches coming soon.',
  ],
  [
    'Kalinga Insurance College',
    'Bhubaneswar',
    2001,
    'Underwriting and claims courses in the evening. New batches coming soon.',
  ],
];

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const toInstitute = ([name, city, founded, about]: Row): DemoInstitute => ({
  slug: slugOf(name),
  name,
  city,
  founded,
  about,
});

/** The institutes of each brand; none of them is real. */
export const DEMO_INSTITUTES: Readonly<Record<Brand, readonly DemoInstitute[]>> = {
  tech: TECH.map(toInstitute),
  management: MANAGEMENT.map(toInstitute),
};
