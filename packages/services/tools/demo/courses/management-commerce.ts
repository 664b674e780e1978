import type { CourseTable } from './course-table.ts';

/** Each course is four lines, as `readCourseTable` reads them. */
export const MANAGEMENT_COMMERCE: readonly CourseTable[] = [
  {
    slug: 'finance',
    label: 'Finance and banking',
    text: `
Financial Modelling for Analysts | ganga-school-of-finance | intermediate | 8 | 32000 | online | ready, featured
Financial modelling, Excel, Valuation, Forecasting
Three statements, one model, and no number that you cannot trace. For graduates of commerce and engineers who like sums.
Statements: how profit becomes cash; Drivers: few, named and tested; Valuation: a range, not a figure; Defence: your model before a panel

Credit Analysis for Bankers | ganga-school-of-finance | intermediate | 10 | 38000 | blended | ready
Credit analysis, Ratios, Risk, MSME lending
Say yes to the right small business, and know why. For officers in their first five years.
Books: what they show and what they hide; Visits: the shop floor as evidence; Structure: limits, security and terms; Watching: signs before the default

GST in Practice | narayani-commerce-centre | beginner | 4 | 7500 | online |
GST, Returns, Input credit, Compliance
File, reconcile and answer a notice for a business of ordinary size. For accountants and owners.
Supply: what, where and to whom; Credit: matching before claiming; Returns: a month, start to end; Notices: answered in time

Treasury and Foreign Exchange | ganga-school-of-finance | advanced | 6 | 45000 | classroom |
Treasury, Forex, Hedging, Liquidity
Keep an exporter's cash where it earns and its rates where they are known. For finance managers.
Cash: seeing a quarter ahead; Rates: spot, forward and fear; Hedges: as much as the policy says; Board: one page on risk

Chartered Accountant Articleship Primer | narayani-commerce-centre | beginner | 6 | 12000 | online |
Audit, Tally, Accounting standards, Taxation
What the first hundred days in a firm ask of you. For students about to begin.
Vouching: paper to ledger; Tally: quick and right; Standards: the eight you meet; Clients: asking well

Wealth Management Foundations | arthashastra-institute | beginner | 8 | 24000 | online | featured
Wealth management, Mutual funds, Insurance, Financial planning
Plans for families that fit their years and their nerves. For advisers and branch staff.
Goals: in rupees and years; Products: costs in plain sight; Plans: tested by a bad decade; Duty: whose interest comes first
`,
  },
  {
    slug: 'marketing',
    label: 'Marketing and sales',
    text: `
Digital Marketing Programme | sabarmati-institute-of-marketing | beginner | 16 | 48000 | blended | ready, featured
Digital marketing, SEO, Performance marketing, Analytics
Four months, three live budgets and a record of what each rupee brought. For graduates and small-business owners.
Search: being found by who looks; Paid: small tests, quick ends; Content: worth forwarding; Measuring: what would have come anyway

Brand Management by Cases | sabarmati-institute-of-marketing | advanced | 10 | 62000 | classroom |
Brand management, Consumer insight, Positioning, Pricing
Twelve Indian brands at the moment that they nearly went wrong. For managers of four years.
Insight: beyond what people say; Position: one thing, kept; Price: what it tells; Crisis: the first statement

B2B Sales That Lasts | udyam-sales-academy | intermediate | 6 | 18000 | online |
B2B sales, Negotiation, CRM, Key accounts
Sell to committees without losing a year or your margin. For sales people of two years.
Maps: who decides and who blocks; Meetings: questions before slides; Terms: giving with a return; Accounts: the second order

Retail Store Leadership | udyam-sales-academy | beginner | 8 | 15000 | classroom | ready
Retail, Store operations, Visual merchandising, Team management
Run a floor of twelve people through Diwali and the Tuesday after. For supervisors.
Floor: where people walk; Stock: there when asked for; People: rotas that are kept; Festival: planned in June

Writing That Sells | vaani-communication-school | beginner | 4 | 8500 | online |
Copywriting, Email marketing, Storytelling, Editing
Plain words for pages, mails and hoardings. For marketers and founders.
Readers: one at a time; Headlines: forty, then one; Mails: opened and answered; Editing: half of it out

Market Research Methods | sabarmati-institute-of-marketing | intermediate | 8 | 27000 | online |
Market research, Survey design, Statistics, Reporting
Ask a thousand people something useful, and say how sure you are. For analysts and brand teams.
Questions: that can be answered; Samples: who is missing; Tables: what differs and what does not; Report: the decision first
`,
  },
  {
    slug: 'strategy',
    label: 'Strategy and leadership',
    text: `
Consulting Toolkit | aravalli-strategy-circle | intermediate | 8 | 54000 | blended | ready, featured
Consulting, Problem solving, Slide writing, Business analysis
Break a vague question into work that ends on Friday. For analysts and career changers.
Questions: the one behind the one asked; Trees: nothing twice, nothing missing; Proof: enough, and no more; Telling: the answer on page one

First-Time Manager | aravalli-strategy-circle | beginner | 4 | 16500 | online | featured
People management, Feedback, Delegation, Hiring
The first hundred days with people who were your colleagues last week. For new managers.
Change: what stops being yours; Talking: praise, trouble and pay; Giving away: work, not blame; Hiring: your first mistake, avoided

Women in Leadership | aravalli-strategy-circle | advanced | 12 | 85000 | blended |
Leadership, Negotiation, Sponsorship, Board skills
A year's worth of practice in rooms where you are the only one. For women with ten years of work.
Ground: what you want; Room: being heard the first time; Allies: sponsors, not mentors; Board: papers, duty and nerve

Family Business Succession | dronacharya-business-school | advanced | 6 | 72000 | classroom |
Family business, Governance, Succession, Conflict resolution
Hand over without losing the firm or the family. For owners and those who come after.
Talk: what was never said; Rules: who works, who owns, who decides; Passing: in years, not days; Outsiders: managers you trust

Corporate Governance Essentials | dronacharya-business-school | intermediate | 5 | 28000 | online |
Governance, Companies Act, Board reporting, Risk
What a board must know, and how to tell it. For company secretaries and finance heads.
Duties: by law and by sense; Papers: short and early; Committees: audit, pay and risk; Trouble: who speaks up

Startup Finance and Funding | konkan-product-school | beginner | 5 | 14500 | online |
Startup finance, Fund raising, Unit economics, Term sheets
What to raise, from whom and what it will cost you. For founders.
Units: money on one customer; Runway: months, honestly; Terms: the five that bite; Investors: news, good and bad
`,
  },
  {
    slug: 'product',
    label: 'Product management',
    text: `
Product Management in Twelve Weeks | konkan-product-school | intermediate | 12 | 66000 | blended | ready, featured
Product management, User research, Roadmaps, Experiments
From problem to launch with a team of five strangers. For those with two years in any field.
Problem: told by who has it; Bets: small, dated and written; Building: with engineers, not at them; Launch: and the week after

Growth for Consumer Products | konkan-product-school | advanced | 6 | 36000 | online |
Growth, Retention, A/B testing, Analytics
Keep the people who come before you pay for more. For product managers.
Retention: the curve that counts; Loops: users who bring users; Tests: what you may stop early; Limits: tricks that cost trust

Product Analytics with SQL | konkan-product-school | beginner | 5 | 13500 | online |
SQL, Product analytics, Funnels, Cohorts
Answer your own questions on Monday morning. For product people without code.
Queries: your first ten; Funnels: where they leave; Cohorts: who stays; Dashboards: four numbers

Agile Delivery for Managers | dronacharya-business-school | beginner | 4 | 17000 | online |
Agile, Scrum, Kanban, Stakeholder management
Plans that change without anybody losing face. For project managers.
Flow: less at once; Rhythm: meetings worth having; Forecast: ranges from facts; Bosses: no surprises
`,
  },
];
