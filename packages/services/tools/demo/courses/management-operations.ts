import type { CourseTable } from './course-table.ts';

/** Each course is four lines, as `readCourseTable` reads them. */
export const MANAGEMENT_OPERATIONS: readonly CourseTable[] = [
  {
    slug: 'hr',
    label: 'Human resources',
    text: `
HR Business Partner Programme | yamuna-people-forum | intermediate | 14 | 52000 | blended | ready, featured
HR business partnering, Labour law, Compensation, Workforce planning
Sit with the business and be asked before, not after. For HR people of three years.
Business: how your firm earns; Law: four codes, in practice; Pay: fair, and seen to be; Plans: people for the year to come

Talent Acquisition Today | yamuna-people-forum | beginner | 6 | 16000 | online | ready
Recruitment, Sourcing, Interviewing, Employer branding
Find people who stay, and treat the others so that they come back. For recruiters in their first years.
Briefs: what the job really is; Sourcing: beyond the inbox; Interviews: the same for all; Offers: kept and joined

Payroll and Labour Law | narayani-commerce-centre | beginner | 5 | 11000 | online |
Payroll, PF, ESI, Labour codes
Salaries right on the first of each month, and inspections without fear. For payroll staff.
Salaries: from gross to hand; Funds: PF, ESI and gratuity; Codes: wages and hours; Month end: a calendar

Learning and Development | yamuna-people-forum | intermediate | 7 | 23000 | online |
Training design, Facilitation, Learning measurement, Instructional design
Training that changes what people do on Monday. For trainers and HR people.
Needs: is it training at all; Design: practice over slides; Rooms: and screens; Proof: three months on

Compensation and Rewards | yamuna-people-forum | advanced | 6 | 34000 | blended |
Compensation, Job evaluation, Benchmarking, Incentives
Pay structures that survive a salary survey and a resignation. For HR managers.
Jobs: weighed, not guessed; Market: surveys, read with care; Bonus: what it rewards; Talks: telling people

Workplace Counselling Skills | vaani-communication-school | beginner | 6 | 14000 | online |
Counselling, Listening, Conflict resolution, Wellbeing
Hear what is wrong before it is a resignation. For managers and HR people.
Listening: without mending; Limits: when to pass it on; Conflict: two in a room; Care: for yourself, too
`,
  },
  {
    slug: 'operations',
    label: 'Operations and supply chain',
    text: `
Supply Chain Planning | godavari-supply-academy | intermediate | 10 | 36000 | blended | ready, featured
Supply chain, Demand planning, Inventory, S&OP
Less stock, fewer empty shelves, and one plan that sales believes. For planners and engineers.
Demand: forecasts with their faults; Stock: how much, and where; One plan: sales and supply agree; Shocks: a port shuts

Procurement and Negotiation | godavari-supply-academy | intermediate | 6 | 24000 | online |
Procurement, Negotiation, Vendor management, Contracts
Buy well, on time, from people who want to sell to you again. For buyers.
Spend: where it goes; Vendors: found and kept; Table: giving and getting; Contracts: what you will need later

Lean Six Sigma Green Belt | godavari-supply-academy | intermediate | 8 | 32000 | blended | ready
Six Sigma, Lean, Process excellence, Statistics
One process of your own firm, measurably better by the end. For supervisors and engineers.
Define: a problem in rupees; Measure: can you trust the gauge; Improve: few causes, small trials; Keep: charts that are looked at

Warehouse Operations | godavari-supply-academy | beginner | 5 | 9500 | classroom | ready
Warehousing, WMS, Safety, Dispatch
Receive, store, pick and send without loss or injury. For those who have finished class twelve.
Dock: counting in; Racks: a place for each thing; Picking: quick and right; Safety: everyone home

Export and Import Procedures | narayani-commerce-centre | beginner | 6 | 17500 | online |
Export, Customs, Letters of credit, Incoterms
Papers, ports and payments for a first container. For small firms and freight staff.
Terms: who carries the risk; Papers: in their order; Customs: codes and duty; Money: paid before it sails, or safely after

Hospital Administration | sanjivani-health-institute | intermediate | 12 | 46000 | blended |
Hospital administration, Quality, NABH, Patient safety
Beds, staff, bills and safety in a house of two hundred beds. For administrators and nurses in charge.
Flow: from gate to discharge; Staff: rotas that heal, too; Quality: accreditation without theatre; Money: insurers and the poor
`,
  },
  {
    slug: 'analytics',
    label: 'Business analytics',
    text: `
Business Analytics for Managers | arthashastra-institute | beginner | 8 | 28000 | online | ready, featured
Business analytics, Excel, Power BI, Decision making
Numbers that a meeting can read and act on. For managers without mathematics.
Questions: before data; Sheets: clean and checked; Charts: one point each; Decisions: with what is not known

Excel Beyond the Basics | arthashastra-institute | beginner | 3 | 4500 | online |
Excel, Pivot tables, Power Query, Dashboards
Stop copying and pasting on the last day of the month. For office people.
Tables: not just cells; Lookups: that do not break; Query: clean once, for ever; Dashboard: a month on one page

Data-Driven Marketing | sabarmati-institute-of-marketing | intermediate | 7 | 25000 | online |
Marketing analytics, Attribution, Segmentation, SQL
Know which half of the budget is wasted. For marketers of two years.
Segments: people, not averages; Attribution: what would have come anyway; Value: a customer in years; Tests: in cities and weeks

Risk Analytics for Lenders | ganga-school-of-finance | advanced | 10 | 49000 | blended |
Risk analytics, Scorecards, Python, Regulation
Scorecards that pass an audit and a bad year. For analysts at lenders.
Data: bureaus and their gaps; Scores: built and explained; Limits: fair lending; Stress: a drought and a strike
`,
  },
  {
    slug: 'law',
    label: 'Law and compliance',
    text: `
Contract Drafting for Business | nyaya-law-centre | intermediate | 6 | 21000 | online |
Contract drafting, Negotiation, Commercial law, Review
Clauses that say what was agreed, in words that both sides understand. For lawyers and managers.
Purpose: before the form; Risk: who bears what; Words: shall, may and must not; Review: forty pages before lunch

Data Protection Officer | nyaya-law-centre | intermediate | 8 | 34000 | online | featured
DPDP Act, Privacy, Compliance, Risk assessment
What the Act asks of a company, done and shown. For lawyers, auditors and IT managers.
Law: consent, purpose and rights; Maps: where the data sleeps; Notices: plain and true; Breach: the first day

Company Secretary Practice | nyaya-law-centre | advanced | 10 | 39000 | blended | ready
Companies Act, Secretarial audit, Board meetings, Filings
Meetings, minutes and filings without a late fee. For members and students of the last stage.
Meetings: notice to minutes; Filings: a year's calendar; Listed: what else; Audit: your own first

Labour Relations and Settlement | nyaya-law-centre | advanced | 5 | 26000 | classroom |
Industrial relations, Labour codes, Negotiation, Arbitration
Reach a wage agreement that both sides defend. For plant HR heads.
Ground: history of a plant; Law: strikes, notices, settlements; Table: long nights; After: keeping it
`,
  },
  {
    slug: 'communication',
    label: 'Communication and teaching',
    text: `
Business English for Work | vaani-communication-school | beginner | 8 | 6500 | online | ready
Business English, Email writing, Presentation, Listening
Say what you mean in meetings and mails. For those who learnt English as a third language.
Mails: short and kind; Calls: asking again; Meetings: taking a turn; Slides: fewer words

Presenting with Calm | vaani-communication-school | intermediate | 3 | 9000 | classroom | featured
Public speaking, Storytelling, Slide design, Feedback
Ten minutes that people remember, given without shaking. For anyone who must stand up.
Story: one, with an end; Slides: after the story; Voice: breath and pause; Questions: the hard one

Customer Service Excellence | udyam-sales-academy | beginner | 4 | 5500 | online | ready
Customer service, Complaint handling, CRM, Communication
Turn a complaint into a customer of ten years. For service desks and call centres.
Hearing: before the script; Mending: what you may decide; Writing: chats and mails; Strain: the ninth hour

School Leadership | dronacharya-business-school | intermediate | 10 | 29000 | blended |
School leadership, Curriculum, Teacher development, Budgeting
Run a school where teachers stay. For heads and those about to be.
Teachers: seen and supported; Lessons: what children do; Parents: told early; Money: a budget of small sums

Corporate Trainer Certification | vaani-communication-school | intermediate | 6 | 22000 | blended |
Facilitation, Training design, Coaching, Assessment
Hold a room of twenty for a day, twice. For experts who teach.
Design: doing over telling; Opening: the first ten minutes; Trouble: the one who knows all; Mastery: two days, watched
`,
  },
  {
    slug: 'consumer',
    label: 'Services and retail',
    text: `
Hotel Operations | sanjivani-health-institute | beginner | 10 | 27000 | classroom | closed
Hotel operations, Front office, Housekeeping, Revenue management
Run a house of eighty rooms in season and out of it. For diploma holders.
Desk: arrivals at midnight; Rooms: ready by two; Kitchen: cost of a plate; Rates: a room unsold

Insurance Advisor Foundations | arthashastra-institute | beginner | 4 | 6000 | online | ready
Insurance, Needs analysis, Regulation, Claims
Sell what a family needs, and stand by it at the claim. For new advisers.
Needs: life, health and age; Policies: the small print; Duty: what you must tell; Claims: in the worst week

Telemarketing Scripts | udyam-sales-academy | beginner | 2 | 3500 | online | closed
Telemarketing, Scripts, Objection handling, Compliance
Calls that people do not mind. For call centres.
Opening: ten seconds; Asking: yes is not the aim; Rules: hours and lists; Ending: well
`,
  },
];
