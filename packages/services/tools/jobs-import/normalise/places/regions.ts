import { plainName } from './plain-name.ts';

/** ISO 3166 code of the site's country. */
export const INDIA = 'IN';
/** Stands for a part of the world that India is not in: "EMEA". */
const NOT_INDIA = '--';

const FIRST_LETTER = 65;
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(FIRST_LETTER + at));

/** Codes that are no country of a job: Europe's union, the eurozone, unknown ones. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'UK']);

const countryNames = (): [string, string][] => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRY.has(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [[code, name] as [string, string]] : [];
    });
};

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  [INDIA]: ['India', 'Bharat', 'Hindustan', 'Pan India', 'PAN-India', 'IND', 'All India'],
  US: ['USA', 'U.S.A.', 'U.S.', 'US', 'United States of America', 'America', 'Stateside'],
  GB: ['UK', 'U.K.', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'GBR'],
  AE: ['UAE', 'U.A.E.', 'Emirates', 'ARE'],
  BD: ['BGD'],
  CZ: ['Czech Republic'],
  HK: ['Hong Kong', 'HKG'],
  KR: ['South Korea', 'Korea', 'Republic of Korea', 'KOR'],
  MM: ['Myanmar', 'Burma'],
  NL: ['Holland', 'The Netherlands', 'NLD'],
  RU: ['Russian Federation'],
  SA: ['KSA', 'Kingdom of Saudi Arabia', 'SAU'],
  TR: ['Turkey'],
  VN: ['Viet Nam'],
  CI: ['Ivory Coast'],
  CD: ['DRC'],
  BA: ['Bosnia'],
};

const PARTS_OF_THE_WORLD = [
  ...['Europe', 'European Union', 'EU', 'EEA', 'EMEA', 'LATAM', 'Latin America', 'South America'],
  ...[
    'North America',
    'Central America',
    'Americas',
    'The Americas',
    'AMER',
    'NAMER',
    'Middle East',
  ],
  ...['Africa', 'MENA', 'GCC', 'Nordics', 'Scandinavia', 'DACH', 'Benelux', 'CEE', 'Balkans'],
  ...['Oceania', 'ANZ', 'Caribbean', 'Baltics', 'Iberia', 'UKI', 'CET', 'EST', 'PST', 'CST'],
];

const US_STATES = {
  ...{ AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California' },
  ...{ CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware', FL: 'Florida', GA: 'Georgia' },
  ...{ HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas' },
  ...{ KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts' },
  ...{ MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana' },
  ...{ NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico' },
  ...{ NY: 'New York State', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio' },
  ...{ OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island' },
  ...{ SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah' },
  ...{ VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin' },
  ...{ WY: 'Wyoming', DC: 'District of Columbia' },
};
const CANADA = {
  ...{ AB: 'Alberta', BC: 'British Columbia', MB: 'Manitoba', NB: 'New Brunswick' },
  ...{ NL: 'Newfoundland and Labrador', NS: 'Nova Scotia', ON: 'Ontario', QC: 'Quebec' },
  ...{ PE: 'Prince Edward Island', SK: 'Saskatchewan' },
};
const AUSTRALIA = { NSW: 'New South Wales', QLD: 'Queensland', VIC: 'Victoria State' };
const INDIAN_STATES = {
  ...{ AP: 'Andhra Pradesh', AR: 'Arunachal Pradesh', AS: 'Assam', BR: 'Bihar' },
  ...{ CG: 'Chhattisgarh', CH: 'Chandigarh', DL: 'Delhi', GA: 'Goa', GJ: 'Gujarat' },
  ...{ HR: 'Haryana', HP: 'Himachal Pradesh', JH: 'Jharkhand', JK: 'Jammu and Kashmir' },
  ...{ KA: 'Karnataka', KL: 'Kerala', LA: 'Ladakh', MP: 'Madhya Pradesh', MH: 'Maharashtra' },
  ...{ MN: 'Manipur', ML: 'Meghalaya', MZ: 'Mizoram', NL: 'Nagaland', OD: 'Odisha' },
  ...{ PB: 'Punjab', PY: 'Puducherry', RJ: 'Rajasthan', SK: 'Sikkim', TN: 'Tamil Nadu' },
  ...{ TS: 'Telangana', TG: 'Telengana', TR: 'Tripura', UP: 'Uttar Pradesh' },
  ...{ UK: 'Uttarakhand', UT: 'Uttaranchal', WB: 'West Bengal', OR: 'Orissa' },
  ...{ TAM: 'Tamilnadu', AN: 'Andaman and Nicobar Islands', JAM: 'Jammu & Kashmir' },
};
/** Districts and usual spellings that the list of cities lacks. */
const INDIAN_DISTRICTS = [
  ...['Ahilyanagar', 'Ahmednagar', 'Alluri Sitharama Raju', 'Anakapalli', 'Anantapuramu'],
  ...[
    'Ballia',
    'Barabanki',
    'Berhampur',
    'Bidar',
    'Buldhana',
    'Burdwan',
    'Chhatrapati Sambhajinagar',
  ],
  ...[
    'Chamarajanagar',
    'Dakshina Kannada',
    'Dharashiv',
    'East Godavari',
    'Ganjam',
    'Gautam Budh Nagar',
  ],
  ...[
    'Hooghly',
    'Idukki',
    'Jalgaon',
    'Kangra',
    'Kanyakumari',
    'Kasaragod',
    'Kodagu',
    'Konkan',
    'Kullu',
  ],
  ...[
    'Kutch',
    'Malappuram',
    'Medchal',
    'Nadia',
    'Nainital',
    'Nilgiris',
    'North 24 Parganas',
    'NTR',
  ],
  ...['Palakkad', 'Palghar', 'Pathanamthitta', 'Prayagraj', 'Rae Bareli', 'Raigad', 'Ranga Reddy'],
  ...['Rangareddy', 'Rayalaseema', 'Rewari', 'Rupnagar', 'Saharsa', 'Sangareddy', 'Silvassa'],
  ...[
    'Shimoga',
    'Shivamogga',
    'Sindhudurg',
    'South 24 Parganas',
    'Sri City',
    'Tanjore',
    'Thanjavur',
  ],
  ...[
    'Tiruchirapalli',
    'Tirunelveli',
    'Tumakuru',
    'Udham Singh Nagar',
    'Ulundurpettai',
    'Uttara Kannada',
  ],
  ...['Vellore', 'Vijayapura', 'Virudhunagar', 'Wayanad', 'West Godavari', 'Yadadri', 'Zirakpur'],
];
const OTHER_STATES: Readonly<Record<string, readonly string[]>> = {
  PK: ['Sindh', 'Punjab', 'Khyber Pakhtunkhwa', 'Balochistan'],
  DE: ['Bavaria', 'Bayern', 'Hesse', 'Saxony', 'North Rhine-Westphalia', 'Baden-Württemberg'],
  NZ: ['Auckland Region'],
  BD: ['Dhaka Division'],
};

type Countries = ReadonlySet<string>;

const byName = new Map<string, Set<string>>();
const byCode = new Map<string, Set<string>>();
const addTo = (map: Map<string, Set<string>>, key: string, country: string): void => {
  map.set(key, (map.get(key) ?? new Set()).add(country));
};
const addStates = (country: string, states: Readonly<Record<string, string>>): void => {
  for (const [code, name] of Object.entries(states)) {
    addTo(byCode, code, country);
    addTo(byName, plainName(name), country);
  }
};

addStates(INDIA, INDIAN_STATES);
for (const name of INDIAN_DISTRICTS) addTo(byName, plainName(name), INDIA);
for (const [code, name] of countryNames()) {
  addTo(byCode, code, code);
  for (const part of [name, name.replaceAll('&', 'and'), name.replace(/ \(.*\)$/, '')])
    addTo(byName, plainName(part), code);
}
for (const [code, names] of Object.entries(OTHER_NAMES))
  for (const name of names) addTo(byName, plainName(name), code);
addStates('US', US_STATES);
addStates('CA', CANADA);
addStates('AU', AUSTRALIA);
for (const [code, names] of Object.entries(OTHER_STATES))
  for (const name of names) addTo(byName, plainName(name), code);
for (const name of PARTS_OF_THE_WORLD) addTo(byName, plainName(name), NOT_INDIA);

/** The countries that a plain name of a country, a state or a part of the world may mean. */
export const countriesOfRegion = (name: string): Countries | undefined => byName.get(name);

/** The countries that a code of two or three capital letters may mean: "TN" is Tamil Nadu, Tennessee or Tunisia. */
export const countriesOfCode = (text: string): Countries | undefined =>
  /^[A-Z]{2,3}$/.test(text) ? byCode.get(text) : undefined;

/** Plain names of regions of more than two letters, for texts that have other words, too. */
export const REGION_NAMES: readonly string[] = [...byName.keys()].filter((name) => name.length > 3);
