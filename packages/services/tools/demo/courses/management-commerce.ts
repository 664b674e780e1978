import type { CourseTable } from './course-table.ts';

/** Each course is four lines, as `readCourseTable` reads them. */
export const MANAGEMENT_COMMERCE: readonly CourseTable[] = [
  {
    slug: 'finance',
    label: 'Finance and banking',
    text: `
Financial Modelling for Analysts | ganga-school-of-finance | intermediate | 8 | 32000 | online | ready, featured
Financial modelling, Excel, Valuation, Forecasting
Build three-statement models and value companies. For commerce graduates and engineers.
Statements: linking P&L, balance sheet and cash flow; Drivers: assumptions and forecasts; Valuation: DCF and multiples; Presentation: defending your model

Credit Analysis for Bankers | ganga-school-of-finance | intermediate | 10 | 38000 | blended | ready
Credit analysis, Ratios, Risk, MSME lending
Assess MSME loans and spot risk early. For bank officers in their first five years.
Financials: ratios and red flags; Site visits: checking the business; Structuring: limits, security and terms; Monitoring: early warning signs

GST in Practice | narayani-commerce-centre | beginner | 4 | 7500 | online |
GST, Returns, Input credit, Compliance
File returns, claim input credit and answer notices. For accountants and business owners.
Supply: place, time and value; Input credit: matching and claims; Returns: the monthly cycle; Notices: timely replies

Treasury and Foreign Exchange | ganga-school-of-finance | advanced | 6 | 45000 | classroom |
Treasury, Forex, Hedging, Liquidity
Manage cash, forex and interest rate risk. For finance managers.
Cash: quarterly forecasts; Forex: spot and forward rates; Hedging: policy and instruments; Reporting: a one-page risk report

Chartered Accountant Articleship Primer | narayani-commerce-centre | beginner | 6 | 12000 | online |
Audit, Tally, Accounting standards, Taxation
Get ready for your first 100 days of articleship. For CA students.
Vouching: documents to ledger; Tally: speed and accuracy; Standards: the ones you use most; Clients: professional communication

Wealth Management Foundations | arthashastra-institute | beginner | 8 | 24000 | online | featured
Wealth management, Mutual funds, Insurance, Financial planning
Plan investments and insurance for families. For advisors and branch staff.
Goals: planning by life stage; Products: returns, risk and cost; Portfolio: asset allocation; Ethics: putting clients first
`,
  },
  {
    slug: 'marketing',
    label: 'Marketing and sales',
    text: `
Digital Marketing Programme | sabarmati-institute-of-marketing | beginner | 16 | 48000 | blended | ready, featured
Digital marketing, SEO, Performance marketing, Analytics
Learn SEO, ads and analytics with three live campaigns. For graduates and small business owners.
SEO: ranking on search; Paid ads: Google and Meta campaigns; Content: social media and email; Analytics: measuring returns

Brand Management by Cases | sabarmati-institute-of-marketing | advanced | 10 | 62000 | classroom |
Brand management, Consumer insight, Positioning, Pricing
Learn brand strategy from twelve Indian case studies. For managers with four years of experience.
Insight: understanding consumers; Positioning: standing for one idea; Pricing: value and perception; Crisis: protecting the brand

B2B Sales That Lasts | udyam-sales-academy | intermediate | 6 | 18000 | online |
B2B sales, Negotiation, CRM, Key accounts
Win and grow enterprise accounts. For sales professionals with two years of experience.
Accounts: mapping decision makers; Meetings: asking the right questions; Negotiation: protecting your margin; Growth: repeat business

Retail Store Leadership | udyam-sales-academy | beginner | 8 | 15000 | classroom | ready
Retail, Store operations, Visual merchandising, Team management
Lead a store team and improve sales. For retail supervisors.
Store layout: visual merchandising; Stock: availability and shrinkage; Team: rosters and coaching; Festivals: planning for peak season

Writing That Sells | vaani-communication-school | beginner | 4 | 8500 | online |
Copywriting, Email marketing, Storytelling, Editing
Write better ads, emails and web pages. For marketers and founders.
Readers: knowing your customer; Headlines: getting attention; Emails: opens and replies; Editing: short and clear copy

Market Research Methods | sabarmati-institute-of-marketing | intermediate | 8 | 27000 | online |
Market research, Survey design, Statistics, Reporting
Run surveys and turn results into decisions. For analysts and brand teams.
Questionnaires: asking the right questions; Sampling: size and bias; Analysis: finding real differences; Reports: clear recommendations
`,
  },
  {
    slug: 'strategy',
    label: 'Strategy and leadership',
    text: `
Consulting Toolkit | aravalli-strategy-circle | intermediate | 8 | 54000 | blended | ready, featured
Consulting, Problem solving, Slide writing, Business analysis
Learn the problem solving and slide writing of consultants. For analysts and career changers.
Problem: defining the real question; Structure: issue trees; Analysis: proof that matters; Slides: recommendations on page one

First-Time Manager | aravalli-strategy-circle | beginner | 4 | 16500 | online | featured
People management, Feedback, Delegation, Hiring
Lead your team well in the first 100 days. For new managers.
Transition: from peer to manager; Feedback: praise and tough talks; Delegation: sharing work well; Hiring: your first team member

Women in Leadership | aravalli-strategy-circle | advanced | 12 | 85000 | blended |
Leadership, Negotiation, Sponsorship, Board skills
Build the skills and network for senior leadership. For women with ten years of experience.
Goals: your leadership plan; Influence: being heard in the room; Sponsors: building your network; Board skills: finance and governance

Family Business Succession | dronacharya-business-school | advanced | 6 | 72000 | classroom |
Family business, Governance, Succession, Conflict resolution
Plan a smooth handover of your family business. For owners and successors.
Conversations: open family dialogue; Governance: roles and ownership; Transition: a phased handover; Professionals: hiring outside managers

Corporate Governance Essentials | dronacharya-business-school | intermediate | 5 | 28000 | online |
Governance, Companies Act, Board reporting, Risk
Learn what boards need to know and how to report it. For company secretaries and finance heads.
Duties: law and ethics; Board papers: short and timely; Committees: audit, risk and remuneration; Whistleblowing: handling concerns

Startup Finance and Funding | konkan-product-school | beginner | 5 | 14500 | online |
Startup finance, Fund raising, Unit economics, Term sheets
Plan your finances and raise funds on the right terms. For founders.
Unit economics: profit per customer; Runway: cash planning; Term sheets: key clauses; Investors: pitching and updates
`,
  },
  {
    slug: 'product',
    label: 'Product management',
    text: `
Product Management in Twelve Weeks | konkan-product-school | intermediate | 12 | 66000 | blended | ready, featured
Product management, User research, Roadmaps, Experiments
Take a product from idea to launch in a team of five. For professionals with two years in any field.
Discovery: talking to users; Roadmap: priorities and experiments; Delivery: working with engineers; Launch: measuring success

Growth for Consumer Products | konkan-product-school | advanced | 6 | 36000 | online |
Growth, Retention, A/B testing, Analytics
Improve retention and grow users. For product managers.
Retention: cohorts and curves; Growth loops: referrals and virality; A/B tests: design and analysis; Ethics: growth without dark patterns

Product Analytics with SQL | konkan-product-school | beginner | 5 | 13500 | online |
SQL, Product analytics, Funnels, Cohorts
Answer product questions with SQL. For product managers without a coding background.
SQL: your first ten queries; Funnels: where users drop off; Cohorts: who stays; Dashboards: the metrics that matter

Agile Delivery for Managers | dronacharya-business-school | beginner | 4 | 17000 | online |
Agile, Scrum, Kanban, Stakeholder management
Plan and deliver projects with Scrum and Kanban. For project managers.
Flow: limiting work in progress; Scrum: meetings that work; Forecasting: realistic dates; Stakeholders: no surprises
`,
  },
];
