import type { Brand } from '@broadsheet/contract/brand';
import { FINANCE_CITIES, HARDWARE_CITIES } from './city-weights.ts';

export interface IndustryTable {
  readonly label: string;
  /** Relative weight among a brand's employers. */
  readonly share: Readonly<Record<Brand, number>>;
  /** Last words of an employer's name. */
  readonly names: readonly string[];
  /** What such an employer does; follows "X". */
  readonly trades: readonly string[];
  /** Categories, by tag, that this industry hires for first. */
  readonly suits: readonly string[];
  /** The cities of such employers, where they differ from the brand's others. */
  readonly cities?: Readonly<Record<string, number>>;
}

/** The industries of the demo market. Their order fixes their ids. */
export const INDUSTRIES: readonly IndustryTable[] = [
  {
    label: 'IT Services & Consulting',
    share: { tech: 18, management: 5 },
    names: [
      'Infosystems',
      'Techserve',
      'Software Services',
      'Digital Works',
      'Consulting & Systems',
    ],
    trades: [
      'builds and runs business software for manufacturers, banks and retailers',
      'moves legacy systems of large companies to the cloud',
      'supplies engineering teams to product companies in Europe, Japan and North America',
      'implements ERP and data platforms for mid-sized Indian firms',
    ],
    suits: ['backend', 'full-stack', 'qa', 'devops', 'others', 'business-analysis', 'it-systems'],
  },
  {
    label: 'Software Products & SaaS',
    share: { tech: 20, management: 6 },
    names: ['Softlabs', 'Cloudware', 'Platforms', 'Apps', 'Labs'],
    trades: [
      'makes billing and subscription software used by 4,000 small businesses',
      'makes a help-desk product from Chennai, used in 30 countries',
      'builds scheduling software for clinics, salons and repair workshops',
      'offers accounting software in nine Indian languages',
      'makes developer tools for testing and releasing mobile apps',
    ],
    suits: [
      'frontend',
      'backend',
      'full-stack',
      'product',
      'ui-design',
      'platform',
      'product-management',
    ],
  },
  {
    label: 'Banking & Financial Services',
    share: { tech: 8, management: 13 },
    names: ['Finserve', 'Capital', 'Small Finance', 'Credit Corporation', 'Wealth Partners'],
    trades: [
      'lends to small shops and first-time home buyers across western India',
      'is an NBFC with 200 branches',
      'manages wealth for families and provident fund trusts',
      'finances commercial vehicles and farm machinery in the Deccan',
    ],
    suits: ['banking-finance', 'legal', 'cybersecurity', 'data-analytics', 'strategy'],
    cities: FINANCE_CITIES,
  },
  {
    label: 'Fintech & Payments',
    share: { tech: 9, management: 6 },
    names: ['Pay', 'Paytech', 'Ledgerworks', 'Fintech', 'Cards & Payments'],
    trades: [
      'provides payment devices and QR codes to five lakh shops',
      'offers salary advances and savings to blue-collar workers through their employers',
      'builds lending and reconciliation software for cooperative banks',
      'helps exporters invoice abroad and get paid in rupees within a day',
    ],
    suits: [
      'backend',
      'mobile',
      'data-engineering',
      'cybersecurity',
      'banking-finance',
      'product-management',
    ],
    cities: FINANCE_CITIES,
  },
  {
    label: 'Insurance',
    share: { tech: 3, management: 7 },
    names: ['General Insurance', 'Life Assurance', 'Insurance Brokers', 'Suraksha'],
    trades: [
      'sells health and motor insurance through agents in 300 towns',
      'arranges group insurance for factories, schools and housing societies',
      'offers term and savings plans through banks and post offices',
    ],
    suits: ['insurance', 'data-analytics', 'bpo'],
    cities: FINANCE_CITIES,
  },
  {
    label: 'E-commerce & Marketplaces',
    share: { tech: 8, management: 6 },
    names: ['Bazaar', 'Haat', 'Kart Online', 'Commerce', 'Mandi Online'],
    trades: [
      'sells handloom, home linen and kitchenware from 1,100 weaving clusters',
      'delivers groceries and medicines to tier-two towns within four hours',
      'runs a marketplace where factories buy tools, fasteners and packing material',
      'sells refurbished phones and laptops with a one-year warranty',
    ],
    suits: ['full-stack', 'mobile', 'data-analytics', 'ai-ml', 'retail', 'product-management'],
  },
  {
    label: 'Semiconductors & Electronics',
    share: { tech: 9, management: 2 },
    names: ['Silicon', 'Microelectronics', 'Semicon', 'Circuits', 'VLSI Design'],
    trades: [
      'designs power-management chips for electric vehicles and solar inverters',
      'verifies and lays out SoCs for customers in Taiwan, Korea and the United States',
      'makes boards and sensors for meters, lifts and medical instruments',
    ],
    suits: ['semiconductor', 'platform', 'emerging-tech'],
    cities: HARDWARE_CITIES,
  },
  {
    label: 'Artificial Intelligence & Data',
    share: { tech: 8, management: 2 },
    names: ['AI', 'Analytics', 'Datasense', 'Intelligence Labs', 'Insights'],
    trades: [
      'reads invoices, prescriptions and land records in Indian scripts for its clients',
      'forecasts demand for consumer goods firms and their distributors',
      'builds speech and translation models for twelve Indian languages',
    ],
    suits: ['ai-ml', 'data-engineering', 'data-analytics', 'emerging-tech', 'strategy'],
  },
  {
    label: 'Telecom & Networks',
    share: { tech: 5, management: 4 },
    names: ['Telenet', 'Broadband', 'Networks', 'Communications'],
    trades: [
      'lays fibre and runs broadband for apartment blocks and small offices',
      'plans and maintains radio networks for mobile operators',
      'makes routing and billing software for internet providers',
    ],
    suits: ['platform', 'devops', 'cybersecurity', 'sales-marketing'],
  },
  {
    label: 'Automotive & Mobility',
    share: { tech: 5, management: 5 },
    names: ['Motors', 'Auto Components', 'Mobility', 'EV Works'],
    trades: [
      'makes electric three-wheelers and their batteries',
      'forges and machines gears and axles for tractor and truck makers',
      'runs shared electric scooters and charging stations in nine cities',
    ],
    suits: ['semiconductor', 'emerging-tech', 'scm-operations', 'general-management'],
    cities: {
      pune: 26,
      chennai: 24,
      gurgaon: 14,
      bangalore: 14,
      ahmedabad: 6,
      hosur: 5,
      jamshedpur: 4,
      nashik: 3,
    },
  },
  {
    label: 'Healthcare & Hospitals',
    share: { tech: 3, management: 7 },
    names: ['Hospitals', 'Healthcare', 'Diagnostics', 'Clinics'],
    trades: [
      'runs 11 hospitals and 40 day-care clinics',
      'runs diagnostic labs with 600 collection centres',
      'offers home nursing and rehabilitation for the elderly',
    ],
    suits: ['healthcare-administration', 'mobile', 'hr'],
  },
  {
    label: 'Pharmaceuticals & Biotech',
    share: { tech: 2, management: 6 },
    names: ['Pharma', 'Lifesciences', 'Biotech', 'Remedies'],
    trades: [
      'makes generic heart and diabetes medicines for India, Africa and Latin America',
      'runs clinical trials and laboratory work for drug makers',
      'makes vaccines and biosimilars in Genome Valley',
    ],
    suits: ['scm-operations', 'legal', 'sales-marketing'],
    cities: {
      hyderabad: 30,
      mumbai: 24,
      ahmedabad: 18,
      bangalore: 10,
      pune: 6,
      vadodara: 5,
      indore: 3,
      goa: 3,
      visakhapatnam: 3,
    },
  },
  {
    label: 'Consumer Goods & Food',
    share: { tech: 1, management: 9 },
    names: ['Foods', 'Consumer Products', 'Home & Personal Care', 'Beverages', 'Agro Foods'],
    trades: [
      'makes spices, pickles and ready mixes sold in two lakh shops',
      'makes soaps, hair oil and balms from plants in Baddi and Haridwar',
      'makes curd, ghee and paneer with milk from 80,000 farmers',
    ],
    suits: ['sales-marketing', 'scm-operations', 'retail', 'general-management'],
  },
  {
    label: 'Retail & Fashion',
    share: { tech: 2, management: 7 },
    names: ['Retail', 'Fashions', 'Stores', 'Lifestyle'],
    trades: [
      'runs 140 value-fashion stores in tier-two and tier-three towns',
      'sells sarees, ethnic wear and jewellery under four own brands',
      'runs neighbourhood supermarkets across the south',
    ],
    suits: ['retail', 'scm-operations', 'sales-marketing'],
  },
  {
    label: 'Logistics & Supply Chain',
    share: { tech: 3, management: 7 },
    names: ['Logistics', 'Freight', 'Supply Chain', 'Express Cargo'],
    trades: [
      'delivers parcels and part loads to 19,000 PIN codes',
      'runs cold stores and reefer trucks for fruit, fish and vaccines',
      'clears and forwards containers at Nhava Sheva, Mundra and Chennai',
    ],
    suits: ['scm-operations', 'data-analytics', 'general-management'],
  },
  {
    label: 'Manufacturing & Engineering',
    share: { tech: 2, management: 8 },
    names: ['Industries', 'Engineering', 'Precision Works', 'Polymers', 'Steel & Alloys'],
    trades: [
      'makes pumps, valves and compressors for water boards and refineries',
      'casts and machines parts for railways, wind turbines and earthmovers',
      'makes packing film and moulded crates from recycled plastic',
    ],
    suits: ['scm-operations', 'hr', 'general-management', 'banking-finance'],
    cities: {
      pune: 20,
      ahmedabad: 14,
      chennai: 14,
      coimbatore: 10,
      vadodara: 8,
      mumbai: 8,
      nashik: 6,
      nagpur: 5,
      ludhiana: 5,
      jamshedpur: 5,
      hosur: 4,
      faridabad: 4,
    },
  },
  {
    label: 'Education & Edtech',
    share: { tech: 4, management: 7 },
    names: ['Learning', 'Shiksha', 'Academy', 'Edtech', 'Vidyalaya Group'],
    trades: [
      'teaches school mathematics and science online in six languages',
      'runs 40 schools and a teacher training college',
      'prepares graduates for bank, insurance and state service examinations',
    ],
    suits: ['education-training', 'mobile', 'product', 'sales-marketing'],
  },
  {
    label: 'BPO & Customer Experience',
    share: { tech: 2, management: 8 },
    names: ['Business Services', 'Contact Centres', 'Process Solutions', 'Outsourcing'],
    trades: [
      'runs customer support for airlines, banks and online stores',
      'codes and bills medical claims for hospital groups abroad',
      'handles accounting and vendor payments for 300 small businesses',
    ],
    suits: ['bpo', 'hr', 'it-systems'],
  },
  {
    label: 'Management Consulting',
    share: { tech: 1, management: 7 },
    names: ['Advisors', 'Strategy Partners', 'Consultants', 'Advisory'],
    trades: [
      'advises family businesses on growth, succession and governance',
      'works with state governments on skilling, water and urban transport',
      'advises on mergers and acquisitions of mid-sized companies',
    ],
    suits: ['consulting', 'strategy', 'legal'],
  },
  {
    label: 'Legal & Professional Services',
    share: { tech: 0, management: 5 },
    names: ['Law Chambers', 'Legal', 'Associates', 'Compliance Partners'],
    trades: [
      'advises on contracts, mergers and disputes before the High Courts',
      'files and follows up trade marks and patents for start-ups and institutes',
      'handles company secretarial and labour-law filings for growing firms',
    ],
    suits: ['legal', 'consulting'],
  },
  {
    label: 'Real Estate & Infrastructure',
    share: { tech: 1, management: 6 },
    names: ['Infra', 'Realty', 'Constructions', 'Estates'],
    trades: [
      'builds affordable homes on the edges of Pune, Nagpur and Nashik',
      'builds flyovers, water works and metro stations',
      'leases and manages offices for software and finance companies',
    ],
    suits: ['general-management', 'legal', 'sales-marketing'],
  },
  {
    label: 'Energy & Renewables',
    share: { tech: 3, management: 5 },
    names: ['Solar', 'Power', 'Renewables', 'Green Energy'],
    trades: [
      'builds and runs solar parks in Rajasthan, Gujarat and Karnataka',
      'puts solar roofs and batteries on factories and cold stores',
      'makes biogas from mill waste and sells it to city bus fleets',
    ],
    suits: ['emerging-tech', 'strategy', 'scm-operations'],
  },
  {
    label: 'Media, Gaming & Entertainment',
    share: { tech: 5, management: 4 },
    names: ['Media', 'Games', 'Studios', 'Animation Works'],
    trades: [
      'makes cricket, carrom and kabaddi games with two crore players',
      'streams films and serials in eight languages',
      'creates animation and visual effects for studios in Mumbai and abroad',
    ],
    suits: ['mobile', 'ui-design', 'frontend', 'sales-marketing'],
  },
  {
    label: 'Travel & Hospitality',
    share: { tech: 3, management: 5 },
    names: ['Travels', 'Hospitality', 'Hotels & Resorts', 'Yatra Services'],
    trades: [
      'sells bus, train and flight tickets to travellers from small towns',
      'runs 30 hotels on pilgrim and hill routes',
      'manages business travel for 2,000 companies',
    ],
    suits: ['full-stack', 'bpo', 'general-management', 'sales-marketing'],
  },
  {
    label: 'Cybersecurity',
    share: { tech: 5, management: 1 },
    names: ['Cybersafe', 'Security Labs', 'Infosec', 'Kavach Systems'],
    trades: [
      'monitors the networks of banks and hospitals 24x7',
      'tests the security of apps and payment systems',
      'makes software that manages keys and certificates',
    ],
    suits: ['cybersecurity', 'platform', 'devops', 'it-systems'],
  },
];
