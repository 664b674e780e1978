import { type Columns, FeedRefusedError } from '../../feed-format.ts';

/** The meanings of columns, with their headings: lower case, letters and digits only. */
const HEADINGS = {
  externalId: [
    'id',
    'jobid',
    'externalid',
    'externaljobid',
    'reference',
    'referencenumber',
    'referenceno',
    'refno',
    'ref',
    'jobcode',
    'requisitionid',
    'reqid',
    'jobref',
    'jobreference',
    'uniqueid',
    'uniqid',
    'jobno',
    'guid',
  ],
  title: ['title', 'jobtitle', 'designation', 'position', 'role', 'jobrole', 'jobname'],
  company: [
    'company',
    'companyname',
    'employer',
    'employername',
    'organisation',
    'organization',
    'client',
    'clientname',
    'hiringorganization',
    'hiringcompany',
    'compname',
    'companytitle',
  ],
  location: [
    'location',
    'locations',
    'joblocation',
    'joblocations',
    'city',
    'cities',
    'place',
    'places',
    'worklocation',
    'preferredlocation',
    'joblocationcity',
    'locwdth',
  ],
  state: ['state', 'region'],
  country: ['country'],
  remote: ['remote', 'isremote', 'workfromhome', 'wfh', 'workmode', 'workplacetype', 'remotetype'],
  shift: ['shift', 'shifts', 'workshift', 'jobshift', 'shifttype', 'shifttiming', 'shifttimings'],
  experience: [
    'experience',
    'exp',
    'experiencerequired',
    'jobexperiencerequired',
    'requiredexperience',
    'jobexperience',
    'experiance',
    'expwdth',
    'workexperience',
    'yearsofexperience',
    'yearsexperience',
    'experienceyears',
    'totalexperience',
  ],
  minExperience: [
    'minexperience',
    'minexp',
    'experiencemin',
    'minimumexperience',
    'minyears',
    'expmin',
    'minexperienceyears',
  ],
  maxExperience: [
    'maxexperience',
    'maxexp',
    'experiencemax',
    'maximumexperience',
    'maxyears',
    'expmax',
    'maxexperienceyears',
  ],
  pay: [
    'salary',
    'pay',
    'ctc',
    'compensation',
    'salaryrange',
    'package',
    'payscale',
    'remuneration',
    'annualctc',
    'annualsalary',
    'jobsalary',
    'salaryestimate',
    'payrate',
  ],
  minPay: [
    'minsalary',
    'salarymin',
    'minctc',
    'ctcmin',
    'minpay',
    'paymin',
    'salaryfrom',
    'minimumsalary',
  ],
  maxPay: [
    'maxsalary',
    'salarymax',
    'maxctc',
    'ctcmax',
    'maxpay',
    'paymax',
    'salaryto',
    'maximumsalary',
  ],
  currency: ['currency', 'salarycurrency'],
  payPeriod: ['salaryperiod', 'payperiod', 'salaryunit', 'salaryinterval', 'salaryfrequency'],
  description: [
    'description',
    'jobdescription',
    'descriptionhtml',
    'jd',
    'details',
    'jobdetails',
    'jobdesc',
    'fulldescription',
    'descriptiontext',
    'descriptionplain',
    'summary',
    'body',
  ],
  skills: [
    'skills',
    'keyskills',
    'skill',
    'skillset',
    'requiredskills',
    'skillsrequired',
    'keywords',
    'tags',
  ],
  department: ['department', 'function', 'functionalarea', 'team', 'dept'],
  category: ['category', 'jobcategory', 'categories', 'rolecategory'],
  industry: ['industry', 'industrytype', 'sector'],
  openings: [
    'openings',
    'vacancies',
    'numberofopenings',
    'noofopenings',
    'noofvacancies',
    'numberofvacancies',
    'positions',
    'noofpositions',
    'headcount',
  ],
  url: [
    'url',
    'applyurl',
    'link',
    'joburl',
    'applylink',
    'applicationurl',
    'joblink',
    'applicationlink',
  ],
  postedAt: [
    'postedat',
    'posted',
    'dateposted',
    'posteddate',
    'postedon',
    'date',
    'publishedat',
    'publisheddate',
    'createdat',
    'postingdate',
    'publicationdate',
    'jobpostday',
    'postdate',
    'jobposteddate',
    'jobpostdate',
    'postingtime',
    'postedtime',
    'crawltimestamp',
  ],
  expiresAt: [
    'expiresat',
    'expires',
    'expirydate',
    'validthrough',
    'validuntil',
    'validtill',
    'closingdate',
    'lastdate',
    'deadline',
    'lastdatetoapply',
    'expirationdate',
    'enddate',
    'applicationdeadline',
  ],
  femaleCandidate: ['femalecandidate', 'femalecandidates', 'womenonly', 'forwomen'],
  femaleBackWorkForce: ['femalebackworkforce', 'womenreturning', 'returnship', 'backtowork'],
  differentlyAbled: ['differentlyabled', 'pwd', 'disabled'],
  exDefence: ['exdefence', 'exservicemen', 'exarmy'],
} as const satisfies Record<string, readonly string[]>;

export type CsvField = keyof typeof HEADINGS;

const fieldOfHeading = new Map<string, CsvField>(
  (Object.entries(HEADINGS) as [CsvField, readonly string[]][]).flatMap(([field, headings]) =>
    headings.map((heading) => [heading, field] as const),
  ),
);

/**
 * The meaning of each column of a header; undefined for an unknown one, and for a second one of the same meaning.
 * Throws FeedRefusedError without a column of titles, because no row could then be a job.
 */
export const columnsOf = (header: readonly string[]): (CsvField | undefined)[] => {
  const taken = new Set<CsvField>();
  const columns = header.map((heading) => {
    const field = fieldOfHeading.get(heading.toLowerCase().replace(/[^a-z0-9]/g, ''));
    if (!field || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
  if (!taken.has('title'))
    throw new FeedRefusedError(
      `The first line must name the columns, among them title (or designation, position, role); it says: ${header
        .join(', ')
        .slice(0, 200)}`,
    );
  return columns;
};

const ROW_FIELDS: Readonly<Partial<Record<CsvField, keyof Columns>>> = {
  externalId: 'externalId',
  title: 'title',
  company: 'company',
  location: 'location',
  experience: 'experience',
  pay: 'pay',
  description: 'description',
  url: 'url',
  postedAt: 'postedAt',
  expiresAt: 'expiresAt',
};

/** The columns of a table as a person finds them: "3 (Job Title)". */
export const nameColumns = (
  header: readonly string[],
  columns: readonly (CsvField | undefined)[],
): Columns =>
  Object.fromEntries(
    columns.flatMap((field, at) => {
      const name = field && ROW_FIELDS[field];
      return name ? [[name, `${at + 1} (${header[at]?.trim()})`]] : [];
    }),
  );
