import { foldText } from '../../../platform/text-search/fold-text.ts';
import { BUSINESS_WORK } from './near-work/business.ts';
import { SERVICES_WORK } from './near-work/services.ts';
import { TECHNOLOGY_WORK } from './near-work/technology.ts';

/**
 * Work that is near: who types the first phrase of a line, or any before the colon, also takes those after it. Each line is one
 * direction: a query for "driver" takes logistics, a query for logistics takes no driver.
 */
const LINES = `
data scientist, data science: data scientist | data science | machine learning engineer | decision scientist | applied scientist | ai engineer | data analyst
machine learning engineer, ml engineer: ai engineer | data scientist | applied scientist | deep learning engineer
ai engineer, artificial intelligence, ai ml, ai: machine learning | generative ai | llm | deep learning
data analyst, data analytics: bi analyst | reporting analyst | mis analyst | product analyst | analytics | power bi
business intelligence, bi developer: power bi | tableau | reporting analyst | data visualisation
mis executive, mis: reporting analyst | data entry | advanced excel
data engineer: etl developer | big data | data warehouse | spark
etl: data engineer | data warehouse
cloud engineer, cloud, cloud computing: aws | azure | google cloud | devops
devops, devops engineer: site reliability engineer | platform engineer | cloud engineer | release engineer
system administrator, linux administrator, server administrator: linux | it support | it infrastructure | desktop support
network engineer, network administrator, networking: network security | network software | firewall engineer | routing
cyber security, information security, security analyst, ethical hacker: application security | penetration tester | soc analyst | cloud security
web developer, web designer: frontend developer | full stack developer | ui developer | php developer
frontend developer, frontend, front end developer: react developer | angular developer | ui developer | vue developer
backend developer, backend, back end developer: java developer | python developer | node.js developer | golang developer
full stack developer, full stack: mern | mean stack | java full stack
app developer, mobile app developer, mobile developer, app development: android developer | ios developer | flutter developer | react native developer
android developer, android: kotlin | mobile engineer | flutter
ios developer, ios: swift | mobile engineer
game developer, gaming, unity developer: unity | unreal engine | ar developer
software engineer, software developer, it engineer, programmer, coder, computer science: java developer | full stack engineer | backend engineer | python developer | frontend engineer
software tester, tester, testing, qa, qa engineer, software testing: test engineer | qa engineer | sdet | automation engineer | manual tester
manual testing, manual tester: test engineer | qa engineer
automation tester, automation testing, selenium: sdet | test automation | automation engineer
embedded engineer, embedded systems, electronics engineer, electronics: firmware engineer | embedded c | vlsi | fpga
hardware engineer, electrical engineer: embedded engineer | fpga engineer | physical design | production engineer
graphic designer, graphic design, visual designer: visual designer | ui designer | motion designer
video editor, animator, animation: motion designer | visual designer
ui ux designer, ui ux, ui designer, ux designer: product designer | interaction designer | ux designer | ui designer | visual designer
product designer: ux designer | ui designer | interaction designer
technical support, it support, desktop support, help desk, helpdesk, it helpdesk: technical support engineer | desktop support engineer | it support executive | product support analyst
technical writer, content writer: information developer | documentation writer | content developer
scrum master, agile coach: agile delivery lead | project manager | programme manager
project manager, it project manager: programme manager | delivery manager | scrum master | project coordinator
business analyst: business systems analyst | functional consultant | process analyst | product analyst
erp, sap consultant, sap: sap fico consultant | sap abap | functional consultant erp
product manager, product owner: product owner | associate product manager | group product manager | product lead
accountant, accounts, accounting, accounts executive, tally: finance executive | finance and accounts | tax | audit | payable
finance, finance manager, finance executive: fp&a | treasury | finance business partner | chief financial officer | accounts
chief financial officer: finance head | head treasury | finance business partner | head taxation
chartered accountant: internal audit | taxation | gst | finance manager | fp&a
auditor, audit: internal audit | it audit | financial due diligence
tax, taxation, tax consultant: gst | indirect tax | transfer pricing
bank, banking, bank job, bank officer, banker, bank po, probationary officer: relationship manager | corporate banking | credit analyst | branch manager | relationship officer
investment banking, investment banker: m&a | equity capital markets | corporate development | valuations
stock market, equity, share market, mutual fund: equity research | investment banking | institutional equities
loan officer, loan, home loan: credit manager | credit underwriting | relationship manager
insurance, insurance advisor: claims | underwriter | bancassurance | agency
hr, hr manager, human resource manager: hr business partner | hr generalist | talent acquisition | plant hr | hr shared services
hr executive, hr fresher, hr assistant: hr recruiter | hr generalist | talent acquisition specialist | payroll executive
recruiter, talent acquisition: hr recruiter | hiring | campus hiring
payroll: hr operations | compensation
trainer, corporate trainer, training: learning and development | training | capability building | facilitation
sales, sales executive, salesman, sales man, sales girl, sales officer: inside sales executive | sales officer | business development | area sales | key account
area sales manager: regional sales manager | territory sales | sales officer
regional sales manager: area sales manager | zonal sales manager
sales manager: area sales manager | regional sales manager | channel sales manager | business development manager | corporate sales
business development, business development executive, business development manager: inside sales | key account manager | corporate sales | alliances
marketing, marketing manager, marketing executive: brand manager | digital marketing | product marketing | performance marketing | marketing head
performance marketing: digital marketing | growth marketing | seo | ppc
digital marketing, seo, social media, social media manager: performance marketing | ppc executive | growth marketing
content writer, copywriter, journalist: content developer | corporate communications | public relations
event manager, event management: public relations | brand manager | corporate communications
telecaller, telesales, telemarketing: customer care executive | inside sales | voice process | customer support associate
customer care, customer service, call center, customer support: customer care executive | customer support associate | voice process | guest relations
bpo, kpo, call centre: voice process | back office | process executive | customer support
back office, data entry, computer operator, office work, clerk, typist, typing: data entry executive | process executive | mis executive | back office | time office
receptionist, front office, front desk: guest relations executive | facility executive | administration
office assistant, office boy, peon, admin, admin executive, administrator, administration: administration | facility executive | office administration | facilities
executive assistant, personal assistant, secretary: chief of staff | founders office | administration
operations manager, operations, operation executive, operation manager: operations manager | business excellence | service delivery | process
supply chain, supply chain manager: supply planning | demand planner | logistics | procurement
purchase, procurement, purchase manager, buyer: category manager | strategic sourcing | purchase executive | procurement analyst
logistics, warehouse, store keeper, warehouse manager: fulfilment centre | warehouse executive | head logistics | inventory
driver, delivery boy, delivery executive, transport: logistics | warehouse executive | last-mile delivery
production, production manager, manufacturing, factory, plant: manufacturing | production engineer | production manager | plant
mechanical engineer, mechanical, maintenance engineer, industrial engineer: production engineer | manufacturing | quality | robotics engineer
civil engineer, architect, site engineer, construction: corporate real estate | facilities | projects
quality, quality engineer, quality manager, quality control, quality assurance: quality | quality assurance | quality analyst | quality excellence | operational excellence
import export, exim: exim executive | logistics | customs
retail, store manager, shop, showroom, cashier: store manager | department manager | area manager retail | cluster manager
fashion designer, merchandiser: visual merchandiser | merchandise planner | buyer
hotel, hotel management, hospitality, chef, restaurant: guest relations executive | facility | patient services
doctor, mbbs: medical officer | medical superintendent | clinical
nurse, nursing, staff nurse, gnm: patient services | hospital operations | nabh coordinator | guest relations
pharmacist, pharma, pharmaceutical, medical representative, b pharma: hospital | claims | medical | health
hospital, hospital administrator, healthcare, hospital manager: hospital operations | patient services | billing executive hospital | clinical quality
medical coding, medical billing, medical coder: medical coder | medical billing executive | rcm
lab technician, physiotherapist: hospital quality | clinical
teacher, teaching, school teacher, primary teacher, tutor, tuition, prt, tgt, pgt: academic coordinator | academic operations | vice principal | lecturer | assistant professor
professor, lecturer, assistant professor, faculty: lecturer management | assistant professor | dean | academic
principal, school principal: vice principal | director schools | unit head
counsellor, academic counsellor, education counsellor: admission counsellor | enrolments | inside sales edtech
instructional designer, content developer: learning design | learning experience designer | e-learning
lawyer, advocate, legal, law, llb, legal advisor, legal counsel, paralegal, legal assistant: legal | legal counsel | legal executive | litigation | legal officer | contracts manager
company secretary, secretarial: company secretary | secretarial compliance | corporate law
compliance, compliance officer: secretarial compliance | it grc | regulatory
management consultant: consultant
consultant, consulting, strategy: strategy operations | risk advisory | digital transformation | corporate strategy
general manager, gm, business head: regional business head | deputy general manager | unit head | business manager
chief executive officer, ceo, managing director, director: business head | chief operating officer | director | chief
chief operating officer, coo: head operations | business excellence | service delivery head
chief technology officer, cto, head of engineering: engineering lead | technical architect | head data science | platform lead
chief human resources officer, chro, hr head: plant hr head | head hr operations | head talent acquisition
chief marketing officer, cmo, marketing head: marketing head | head of digital marketing | corporate communications head
chief information officer, cio: head it infrastructure | head it governance | general manager it
vice president, vp: vp | head | avp
management trainee, mba fresher, mba: management trainee | founders office | strategy analyst | associate product manager
facility manager, security guard, security officer, housekeeping: facilities | facility executive | administration
social work, ngo, msw: public health | csr | programme officer | district programme manager
ecommerce: e-commerce executive | marketplaces | online
research, researcher, market research: ux researcher | research analyst | market research
ca articleship, articleship: internal audit | taxation | finance executive
vlsi: physical design | design verification | rtl | dft
robotics, mechatronics: robotics engineer | automation | uav
blockchain, web3, crypto: smart contract | solidity | blockchain engineer
big data, hadoop: spark | data engineer | hive
rpa: process automation | uipath
quantum computing, quantum: quantum
drone, drone pilot: uav engineer | flight control
mainframe: z/os | cobol
oracle, oracle apps, oracle fusion: oracle fusion | functional consultant
crm: salesforce | functional consultant crm
database administrator, dba, sql developer, database: sql | database engineer | postgresql
core java, j2ee, spring: java | spring boot
wordpress, wordpress developer, php: php developer | laravel | web developer
`;

/** Each phrase of a query is searched: of a long list, those that come first. */
const MAX_NEAR = 10;

const readTables = (tables: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const related = new Map<string, readonly string[]>();
  for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
    const [names = '', others = ''] = line.split(':');
    const near = others.split('|').map((phrase) => phrase.trim());
    for (const name of names.split(',')) {
      const key = foldText(name).join(' ');
      related.set(key, [...new Set([...(related.get(key) ?? []), ...near])].slice(0, MAX_NEAR));
    }
  }
  return related;
};

const related = readTables([LINES, TECHNOLOGY_WORK, BUSINESS_WORK, SERVICES_WORK]);

/** The longest name in the tables, in words. */
export const MAX_WORK_TERMS = Math.max(
  ...[...related.keys()].map((name) => name.split(' ').length),
);

/** Work near to what the words name; none for most words. @param words as `foldText` writes them */
export const findRelatedWork = (tokens: string): readonly string[] => related.get(tokens) ?? [];

/** All words of the table: none of them is misspelt. */
export const WORK_TOKENS: ReadonlySet<string> = new Set(
  [...related.entries()].flatMap(([name, near]) => [name, ...near].flatMap((one) => foldText(one))),
);
