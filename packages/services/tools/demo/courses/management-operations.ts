import type { CourseTable } from './course-table.ts';

/** Each course is four lines, as `readCourseTable` reads them. */
export const MANAGEMENT_OPERATIONS: readonly CourseTable[] = [
  {
    slug: 'hr',
    label: 'Human resources',
    text: `
HR Business Partner Programme | yamuna-people-forum | intermediate | 14 | 52000 | blended | ready, featured
HR business partnering, Labour law, Compensation, Workforce planning
Become a strategic HR partner to business leaders. For HR professionals with three years of experience.
Business: how companies make money; Labour law: the four codes; Compensation: fair pay structures; Workforce planning: hiring for the year ahead

Talent Acquisition Today | yamuna-people-forum | beginner | 6 | 16000 | online | ready
Recruitment, Sourcing, Interviewing, Employer branding
Learn sourcing, interviewing and closing candidates. For recruiters in their first years.
Job briefs: understanding the role; Sourcing: LinkedIn, portals and referrals; Interviews: structured and fair; Offers: from negotiation to joining

Payroll and Labour Law | narayani-commerce-centre | beginner | 5 | 11000 | online |
Payroll, PF, ESI, Labour codes
Run payroll accurately and stay compliant. For payroll and HR staff.
Salaries: from gross to net pay; Statutory dues: PF, ESI and gratuity; Labour codes: wages and working hours; Month end: a payroll checklist

Learning and Development | yamuna-people-forum | intermediate | 7 | 23000 | online |
Training design, Facilitation, Learning measurement, Instructional design
Design training that improves performance. For trainers and HR professionals.
Needs analysis: when training helps; Design: practice-based learning; Delivery: classroom and online; Measurement: proving impact

Compensation and Rewards | yamuna-people-forum | advanced | 6 | 34000 | blended |
Compensation, Job evaluation, Benchmarking, Incentives
Build fair and competitive pay structures. For HR managers.
Job evaluation: grades and levels; Benchmarking: using salary surveys; Incentives: bonus design; Communication: explaining pay decisions

Workplace Counselling Skills | vaani-communication-school | beginner | 6 | 14000 | online |
Counselling, Listening, Conflict resolution, Wellbeing
Learn to listen, support and resolve conflicts at work. For managers and HR professionals.
Listening: active and empathetic; Boundaries: when to refer; Conflict: mediation basics; Wellbeing: preventing burnout
`,
  },
  {
    slug: 'operations',
    label: 'Operations and supply chain',
    text: `
Supply Chain Planning | godavari-supply-academy | intermediate | 10 | 36000 | blended | ready, featured
Supply chain, Demand planning, Inventory, S&OP
Plan demand, inventory and S&OP with confidence. For planners and engineers.
Demand: forecasting methods; Inventory: safety stock and reorder levels; S&OP: one plan for sales and supply; Risk: handling disruptions

Procurement and Negotiation | godavari-supply-academy | intermediate | 6 | 24000 | online |
Procurement, Negotiation, Vendor management, Contracts
Buy better, negotiate well and manage vendors. For procurement professionals.
Spend analysis: where the money goes; Vendors: selection and evaluation; Negotiation: practical role plays; Contracts: key terms and risks

Lean Six Sigma Green Belt | godavari-supply-academy | intermediate | 8 | 32000 | blended | ready
Six Sigma, Lean, Process excellence, Statistics
Improve one process in your own company and get certified. For supervisors and engineers.
Define: the problem in rupees; Measure: reliable data; Improve: root causes and trials; Control: charts and handover

Warehouse Operations | godavari-supply-academy | beginner | 5 | 9500 | classroom | ready
Warehousing, WMS, Safety, Dispatch
Learn to receive, store, pick and dispatch goods safely. For candidates who have passed class 12.
Inbound: receiving and checks; Storage: locations and WMS; Picking: speed and accuracy; Safety: rules and equipment

Export and Import Procedures | narayani-commerce-centre | beginner | 6 | 17500 | online |
Export, Customs, Letters of credit, Incoterms
Handle export documents, customs and payments. For small businesses and freight staff.
Incoterms: cost and risk; Documents: what you need and when; Customs: HS codes and duty; Payments: letters of credit

Hospital Administration | sanjivani-health-institute | intermediate | 12 | 46000 | blended |
Hospital administration, Quality, NABH, Patient safety
Manage hospital operations, quality and finance. For administrators and nursing heads.
Patient flow: admission to discharge; Staffing: rosters and planning; Quality: NABH accreditation; Finance: billing and insurance
`,
  },
  {
    slug: 'analytics',
    label: 'Business analytics',
    text: `
Business Analytics for Managers | arthashastra-institute | beginner | 8 | 28000 | online | ready, featured
Business analytics, Excel, Power BI, Decision making
Use data to make better business decisions. For managers without a technical background.
Questions: framing the problem; Excel: clean and reliable data; Charts: clear presentation in Power BI; Decisions: acting under uncertainty

Excel Beyond the Basics | arthashastra-institute | beginner | 3 | 4500 | online |
Excel, Pivot tables, Power Query, Dashboards
Automate reports and save hours every month. For office professionals.
Tables: structured data; Lookups: XLOOKUP and INDEX-MATCH; Power Query: cleaning data automatically; Dashboards: a monthly report on one page

Data-Driven Marketing | sabarmati-institute-of-marketing | intermediate | 7 | 25000 | online |
Marketing analytics, Attribution, Segmentation, SQL
Measure what works and spend your budget better. For marketers with two years of experience.
Segmentation: finding the right customers; Attribution: measuring each channel; Lifetime value: long-term returns; Experiments: tests by city and week

Risk Analytics for Lenders | ganga-school-of-finance | advanced | 10 | 49000 | blended |
Risk analytics, Scorecards, Python, Regulation
Build credit scorecards that stand up to audits. For analysts at banks and NBFCs.
Data: bureau scores and gaps; Scorecards: building and validating; Regulation: fair lending rules; Stress tests: bad-year scenarios
`,
  },
  {
    slug: 'law',
    label: 'Law and compliance',
    text: `
Contract Drafting for Business | nyaya-law-centre | intermediate | 6 | 21000 | online |
Contract drafting, Negotiation, Commercial law, Review
Draft and review contracts with confidence. For lawyers and managers.
Purpose: what the deal needs; Risk: liability and indemnity; Drafting: clear and precise clauses; Review: checking a long contract

Data Protection Officer | nyaya-law-centre | intermediate | 8 | 34000 | online | featured
DPDP Act, Privacy, Compliance, Risk assessment
Learn to implement the DPDP Act in a company. For lawyers, auditors and IT managers.
Law: consent, purpose and rights; Data mapping: knowing what you hold; Notices: privacy policies and consent; Breaches: first-day response

Company Secretary Practice | nyaya-law-centre | advanced | 10 | 39000 | blended | ready
Companies Act, Secretarial audit, Board meetings, Filings
Handle board meetings, minutes and filings. For company secretaries and final-stage students.
Meetings: notice to minutes; Filings: the annual calendar; Listed companies: additional rules; Audit: secretarial audit practice

Labour Relations and Settlement | nyaya-law-centre | advanced | 5 | 26000 | classroom |
Industrial relations, Labour codes, Negotiation, Arbitration
Negotiate wage agreements and handle disputes. For plant HR heads.
Background: unions and plant history; Law: strikes, notices and settlements; Negotiation: practical exercises; Follow-up: implementing agreements
`,
  },
  {
    slug: 'communication',
    label: 'Communication and teaching',
    text: `
Business English for Work | vaani-communication-school | beginner | 8 | 6500 | online | ready
Business English, Email writing, Presentation, Listening
Speak and write better English at work. For professionals who want to improve their English.
Emails: short and polite; Calls: speaking with confidence; Meetings: sharing your views; Presentations: simple and clear slides

Presenting with Calm | vaani-communication-school | intermediate | 3 | 9000 | classroom | featured
Public speaking, Storytelling, Slide design, Feedback
Present with confidence and without fear. For anyone who presents at work.
Storytelling: a clear message; Slides: simple design; Voice: breathing and pace; Questions: handling tough ones

Customer Service Excellence | udyam-sales-academy | beginner | 4 | 5500 | online | ready
Customer service, Complaint handling, CRM, Communication
Turn complaints into loyal customers. For service desks and call centre staff.
Listening: understanding the issue; Resolution: what you can decide; Writing: chat and email support; Stress: staying calm on long shifts

School Leadership | dronacharya-business-school | intermediate | 10 | 29000 | blended |
School leadership, Curriculum, Teacher development, Budgeting
Lead a school with a happy team and better results. For principals and future principals.
Teachers: coaching and support; Learning: classroom quality; Parents: clear communication; Budget: planning and control

Corporate Trainer Certification | vaani-communication-school | intermediate | 6 | 22000 | blended |
Facilitation, Training design, Coaching, Assessment
Become a certified corporate trainer. For experts who want to teach.
Design: activity-based sessions; Opening: engaging your audience; Facilitation: managing difficult participants; Assessment: two observed sessions
`,
  },
  {
    slug: 'consumer',
    label: 'Services and retail',
    text: `
Hotel Operations | sanjivani-health-institute | beginner | 10 | 27000 | classroom | closed
Hotel operations, Front office, Housekeeping, Revenue management
Learn to run a hotel, from front office to revenue. For diploma holders.
Front office: check-in and guest care; Housekeeping: rooms and schedules; Kitchen: food cost control; Revenue: pricing and occupancy

Insurance Advisor Foundations | arthashastra-institute | beginner | 4 | 6000 | online | ready
Insurance, Needs analysis, Regulation, Claims
Start a career as an insurance advisor. For new advisors.
Needs: life, health and retirement; Policies: features and exclusions; Regulation: IRDAI rules; Claims: supporting customers

Telemarketing Scripts | udyam-sales-academy | beginner | 2 | 3500 | online | closed
Telemarketing, Scripts, Objection handling, Compliance
Make sales calls that customers welcome. For call centre staff.
Opening: the first ten seconds; Questions: understanding needs; Compliance: calling hours and DND rules; Closing: ending calls well
`,
  },
];
