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
    'Teaches SQL and statistics to people who work by day. Classes are small, and every study uses public data of this country.',
  ],
  [
    'Kaveri Cloud Academy',
    'Bangalore',
    2015,
    'Weekend school for cloud engineers, taught by people who are on call in the week. Accounts for practice are part of the fee.',
  ],
  [
    'Sahyadri Institute of VLSI',
    'Pune',
    2006,
    'A laboratory with licences for the tools of the trade. Half of each day is spent at the bench.',
  ],
  [
    'Indus Security Guild',
    'Delhi NCR',
    2014,
    'Defence practised on real systems that were built to be broken. Teachers hold the papers that they teach for.',
  ],
  [
    'Malabar Mobile Studio',
    'Kochi',
    2013,
    'A studio that ships apps of its own and takes learners into its teams.',
  ],
  [
    'Narmada AI Forum',
    'Bangalore',
    2018,
    'Machine learning with Indian data and Indian languages. Open evenings on the first Friday of each month.',
  ],
  [
    'Brahmaputra Code School',
    'Guwahati',
    2016,
    'A code school of the north-east, online for everyone else. Fees can be paid in parts.',
  ],
  [
    'Hoysala Data Works',
    'Bangalore',
    2011,
    'Runs pipelines for clients and teaches how. Every course ends on a real cluster.',
  ],
  [
    'Tapti Infrastructure Labs',
    'Surat',
    2017,
    'Infrastructure as text, faults on purpose and reviews without blame.',
  ],
  [
    'Charminar IT School',
    'Hyderabad',
    1999,
    'A house of many subjects, with classrooms in four parts of the city and evening batches in each.',
  ],
  [
    'Malnad Embedded School',
    'Mysore',
    2008,
    'Boards, meters and solder. A place is kept for those who come from diploma colleges.',
  ],
  [
    'Godavari Quality Institute',
    'Chennai',
    2010,
    'Testing as a craft of its own, taught by testers.',
  ],
  [
    'Patola Design School',
    'Ahmedabad',
    2005,
    'Design for people who are new to screens. Field visits belong to every course.',
  ],
  [
    'Vidyut Learning',
    'Mumbai',
    2019,
    'Short courses online, several of them free, in English and Hindi.',
  ],
  [
    'Palar Systems College',
    'Vellore',
    2003,
    'Evening courses on operating systems and networks. New batches are being planned.',
  ],
];

const MANAGEMENT: readonly Row[] = [
  [
    'Ganga School of Finance',
    'Mumbai',
    2002,
    'Credit, treasury and audit for people who work by day. Teachers come from banks and go back to them.',
  ],
  [
    'Sabarmati Institute of Marketing',
    'Ahmedabad',
    2004,
    'Brands and channels, taught by cases that the brands have opened to us.',
  ],
  [
    'Godavari Supply Academy',
    'Chennai',
    2009,
    'Planning, buying and warehousing, with a warehouse of its own to practise in.',
  ],
  [
    'Yamuna People Forum',
    'Delhi NCR',
    2007,
    'Hiring, pay and labour law, by people who have sat on both sides of the table.',
  ],
  [
    'Konkan Product School',
    'Bangalore',
    2016,
    'From problem to launch in twelve weeks, in teams of five.',
  ],
  [
    'Aravalli Strategy Circle',
    'Gurgaon',
    2011,
    'Structured thinking with real boards. Every course ends before a panel.',
  ],
  [
    'Narayani Commerce Centre',
    'Kolkata',
    1994,
    'Accounts, tax and trade for small firms and those who keep their books.',
  ],
  [
    'Arthashastra Institute',
    'Pune',
    2010,
    'Money and numbers for people who were told that they are bad at both.',
  ],
  [
    'Udyam Sales Academy',
    'Indore',
    2013,
    'Sales and service, practised on real calls with real customers.',
  ],
  [
    'Vaani Communication School',
    'Hyderabad',
    2008,
    'Speaking and writing for work, in classes of twelve.',
  ],
  [
    'Dronacharya Business School',
    'Delhi NCR',
    1998,
    'Short programmes for owners, heads and those who come after them.',
  ],
  [
    'Sanjivani Health Institute',
    'Chennai',
    2005,
    'Administration for hospitals and other houses that never close.',
  ],
  [
    'Nyaya Law Centre',
    'Mumbai',
    2012,
    'Law for business, taught by lawyers who write short letters.',
  ],
  [
    'Setu Public Policy School',
    'Bhopal',
    2015,
    'Policy and public finance for officers. New batches are being planned.',
  ],
  [
    'Kalinga Insurance College',
    'Bhubaneswar',
    2001,
    'Underwriting and claims, with evening batches. New batches are being planned.',
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

/** Who teaches, by brand; none of them is real. */
export const DEMO_INSTITUTES: Readonly<Record<Brand, readonly DemoInstitute[]>> = {
  tech: TECH.map(toInstitute),
  management: MANAGEMENT.map(toInstitute),
};
