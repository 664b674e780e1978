/** What the invented people of the test set are made of. The parser uses none of these lists. */
export interface Home {
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
  /** The city as the site names it; null for a city that it lacks. */
  readonly known: string | null;
}

const india = (city: string, region: string, known = city): Home => ({
  city,
  region,
  country: 'India',
  countryCode: 'IN',
  known,
});
export const INDIAN_HOMES: readonly Home[] = [
  india('Bengaluru', 'Karnataka', 'Bangalore'),
  india('Pune', 'Maharashtra'),
  india('Hyderabad', 'Telangana'),
  india('Chennai', 'Tamil Nadu'),
  india('Gurugram', 'Haryana', 'Gurgaon'),
  india('Kochi', 'Kerala'),
  india('Indore', 'Madhya Pradesh'),
  india('Mysuru', 'Karnataka', 'Mysore'),
  india('Vadodara', 'Gujarat'),
  india('Lucknow', 'Uttar Pradesh'),
  india('Kolkata', 'West Bengal'),
  india('Mumbai', 'Maharashtra'),
];
const abroad = (city: string, region: string, country: string, countryCode: string): Home => ({
  city,
  region,
  country,
  countryCode,
  known: null,
});
export const HOMES_ABROAD: readonly Home[] = [
  abroad('Austin', 'Texas', 'United States', 'US'),
  abroad('Leeds', 'West Yorkshire', 'United Kingdom', 'GB'),
  abroad('Hamburg', 'Hamburg', 'Germany', 'DE'),
  abroad('Toronto', 'Ontario', 'Canada', 'CA'),
];

export const INDIAN_NAMES: readonly string[] = [
  ...[
    'Aarav Deshpande',
    'Meenakshi Iyer',
    'S. Ramanathan',
    'Harpreet Kaur Gill',
    'Rohan Mukherjee',
  ],
  ...[
    'Fatima Sheikh',
    'K Venkateswara Rao',
    'Anjali Nambiar',
    'Devansh Agarwal',
    'Lakshmi Priya R',
  ],
  ...[
    'Mohammed Irfan Ansari',
    'Sneha Kulkarni',
    'Joseph Kurian',
    'Tanvi Bhatt',
    'Vikram Singh Rathore',
  ],
  ...[
    'Nandini Chowdhury',
    'Arjun Reddy Gaddam',
    'Priyanka D’Souza',
    'Ishaan Malhotra',
    'Kavya Hegde',
  ],
  ...['Ritika Saxena', 'Suresh Babu Pillai', 'Zoya Khan', 'Manoj Kumar Sahoo', 'Divya Bharathi'],
];
export const NAMES_ABROAD: readonly string[] = [
  ...['Maria Lindqvist', 'Jürgen Weiß', 'Thomas O’Reilly', 'Ana Sofía Herrera', 'Chloe Bennett'],
  ...['Marcus Adeyemi', 'Élodie Fournier', 'Daniel Kowalczyk', 'Grace Okafor', 'Liam MacGregor'],
];

export const EMPLOYERS: readonly string[] = [
  ...['Freshworks', 'Kaveri Textiles Pvt. Ltd.', 'Zerodha', 'Northwind Traders', 'Meesho', 'CRED'],
  ...['Tata Elxsi', 'Sundaram Finance Limited', 'Bosch Global Software Technologies', 'Razorpay'],
  ...['L&T Infotech', 'Apollo Hospitals', 'Nykaa', 'Mindtree', 'Larsen & Toubro', 'Ather Energy'],
  ...['Walmart Global Tech', 'Siemens Healthineers', 'Urban Company', 'Dr. Reddy’s Laboratories'],
  ...['Cognizant Technology Solutions', 'HSBC', 'PhonePe', 'Delhivery', 'Amazon', 'Barclays'],
  ...['Pristine Careworks', 'Blue Harbour', 'Quantiphi', 'Publicis Sapient', 'ICICI Bank Ltd'],
  ...['Ernst & Young LLP', 'Britannia Industries', 'Godrej Consumer Products', 'Postman', 'Oracle'],
  ...['Infosys BPM', 'Lemon Tree Hotels', 'Marico', 'Hitachi Energy India', 'Sarvodaya Trust'],
  ...[
    'Orchid Labs',
    'ThoughtWorks',
    'Vector & Sons',
    'Goldman Sachs',
    'Juniper Networks',
    'Swiggy',
  ],
];

interface Area {
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  /** `*` stands for a skill. */
  readonly duties: readonly string[];
}
export const AREAS: readonly Area[] = [
  {
    titles: [
      ...[
        'Senior Software Engineer',
        'Software Development Engineer II',
        'SDE-1',
        'Backend Developer',
      ],
      ...[
        'Member of Technical Staff',
        'Engineering Manager',
        'Site Reliability Engineer',
        'Tech Lead',
      ],
      ...[
        'Full Stack Developer',
        'Associate Software Engineer',
        'Principal Engineer',
        'Data Engineer',
      ],
      ...['Staff Engineer', 'QA Automation Lead', 'Machine Learning Engineer', 'Systems Analyst'],
      ...[
        'Product Designer',
        'Cloud Architect',
        'Software Engineering Intern',
        'Android Developer',
      ],
    ],
    skills: [
      ...['Java', 'Python', 'Spring Boot', 'React', 'Angular', 'TypeScript', 'Kafka', 'AWS', 'SQL'],
      ...['Kubernetes', 'Terraform', 'Node.js', 'JavaScript', 'Linux', 'C++', 'Figma', 'Airflow'],
      ...['Snowflake', 'Selenium', 'Power BI', 'Machine Learning', 'Azure', 'Kotlin', 'Rust'],
    ],
    duties: [
      'Rebuilt the settlement pipeline in *, which cut reruns from eleven a month to one',
      'Mentored four graduates and set up the weekly design review',
      'Owned the migration of 38 services off a shared cluster, with no customer-facing outage in 2019 or later',
      'Wrote the on-call handbook that three other teams now use',
      'Reduced p95 latency of search from 900 ms to 210 ms using *',
      'Worked with the finance and legal teams on the audit of payouts at quarter end',
      'Shipped the seller dashboard used by 12,000 merchants, managed rollout in six cities',
    ],
  },
  {
    titles: [
      ...[
        'Area Sales Manager',
        'HR Business Partner',
        'Assistant Manager - Credit',
        'Chief of Staff',
      ],
      ...[
        'Business Development Executive',
        'Senior Consultant',
        'Brand Manager',
        'Financial Analyst',
      ],
      ...[
        'Deputy General Manager',
        'Key Account Manager',
        'Operations Head',
        'Marketing Associate',
      ],
      ...[
        'Relationship Manager',
        'Talent Acquisition Specialist',
        'Management Trainee',
        'Team Leader',
      ],
      ...['Supply Chain Planner', 'Company Secretary', 'Customer Success Lead', 'Sales Intern'],
    ],
    skills: [
      ...['Digital Marketing', 'Key Account Management', 'Business Development', 'Channel Sales'],
      ...['Market Research', 'Talent Acquisition', 'Procurement & Sourcing', 'Credit Risk'],
      ...['Brand Management', 'Supply Planning', 'Contract Management', 'Instructional Design'],
      ...['Equity Research', 'Management Consulting', 'Risk Advisory', 'Visual Merchandising'],
    ],
    duties: [
      'Grew the north-east territory by 22% in a falling market and opened nine new distributors',
      'Ran the annual planning cycle with the heads of all seven business units',
      'Negotiated freight contracts worth Rs. 4.2 crore with three vendors',
      'Hired 64 people in one quarter and halved the time to offer',
      'Led *, and reported to the regional director every month',
      'Closed the books of eleven branches within four working days since 2018',
      'Presented the category plan to the board of the parent company',
    ],
  },
];

interface Course {
  readonly degree: string;
  readonly full: string;
  readonly short: string;
  readonly years: number;
}
export const FURTHER: readonly Course[] = [
  { degree: 'M.Tech', full: 'Master of Technology', short: 'M.Tech', years: 2 },
  { degree: 'MBA', full: 'Master of Business Administration', short: 'MBA', years: 2 },
  { degree: 'MCA', full: 'Master of Computer Applications', short: 'MCA', years: 3 },
  { degree: 'M.Sc', full: 'Master of Science', short: 'M.Sc.', years: 2 },
  { degree: 'PGDM', full: 'Post Graduate Diploma in Management', short: 'PGDM', years: 2 },
];
export const FIRST: readonly Course[] = [
  { degree: 'B.Tech', full: 'Bachelor of Technology', short: 'B.Tech', years: 4 },
  { degree: 'B.E.', full: 'Bachelor of Engineering', short: 'B.E.', years: 4 },
  { degree: 'B.Sc', full: 'Bachelor of Science', short: 'B.Sc', years: 3 },
  { degree: 'B.Com', full: 'Bachelor of Commerce', short: 'B.Com', years: 3 },
  { degree: 'BBA', full: 'Bachelor of Business Administration', short: 'BBA', years: 3 },
];
export const FIELDS: readonly string[] = [
  ...['Computer Science', 'Mechanical Engineering', 'Electronics and Communication', 'Economics'],
  ...['Information Technology', 'Marketing', 'Statistics', 'Finance'],
];
export const INSTITUTES: readonly string[] = [
  ...['Indian Institute of Technology Kharagpur', 'NIT Warangal', 'Anna University', 'BITS Pilani'],
  ...[
    'College of Engineering, Guindy',
    'Jadavpur University',
    'Symbiosis International University',
  ],
  ...['St. Xavier’s College', 'Loyola College', 'R.V. College of Engineering', 'IIM Kozhikode'],
  ...['University of Hyderabad', 'Delhi University', 'Technical University of Munich', 'PSG Tech'],
  ...['Fergusson College', 'University of Manchester', 'Amity University', 'IIIT Bangalore'],
  ...['Cochin University of Science and Technology', 'Georgia Institute of Technology'],
];
