import type { CourseTable } from './course-table.ts';

/** Each course is four lines, as `readCourseTable` reads them. */
export const TECH_BUILDING: readonly CourseTable[] = [
  {
    slug: 'web',
    label: 'Web development',
    text: `
Full-Stack Developer Programme | brahmaputra-code-school | beginner | 28 | 98000 | blended | ready, featured
JavaScript, React, Node.js, PostgreSQL
Seven months from a first page to a product that strangers use. For graduates of any subject who like to build.
Pages: HTML, CSS and people who cannot see; Scripts: the language, properly; Servers: data, logins and trust; A product: four people, eight weeks, real users

React the Careful Way | brahmaputra-code-school | intermediate | 6 | 15500 | online |
React, TypeScript, Testing, Accessibility
Components that stay fast, tested and usable by keyboard. For developers with a year of JavaScript.
State: where it lives and why; Types: faults found while typing; Tests: what users do, not how it is made; Speed: measuring before mending

Node.js Services | brahmaputra-code-school | intermediate | 8 | 19500 | online | ready
Node.js, Fastify, PostgreSQL, REST
Services that say no to bad input, come back after a fault and are a pleasure to call. For web developers.
Routes: schemas at every border; Data: queries, migrations and locks; Faults: time limits and retries; Operations: logs, health and shutdown

Java Spring Boot Backend | charminar-it-school | intermediate | 14 | 48000 | classroom | ready
Java, Spring Boot, Microservices, Kafka
The stack of most Indian banks, with the tests that they ask for. For Java programmers of a year.
Spring: wiring without magic; Data: transactions that hold; Messages: exactly once, nearly; Deployment: a service and its twin

Web Accessibility Workshop | vidyut-learning | beginner | 2 | 4500 | online |
Accessibility, HTML, ARIA, Screen readers
Two weeks with a keyboard, a screen reader and people who use both. For designers, developers and testers.
Watching: three people at work; Structure: headings, labels and order; Forms: faults that can be found; Checks: what tools see and what they miss

Go for Backend Engineers | charminar-it-school | intermediate | 7 | 21000 | online |
Go, Concurrency, gRPC, Profiling
Small, quick services that a new colleague can read in a day. For those who know another server language.
Language: less of it than you think; Channels: many things, no mess; Services: contracts and deadlines; Profiles: where the time goes
`,
  },
  {
    slug: 'mobile',
    label: 'Mobile',
    text: `
Android with Kotlin | malabar-mobile-studio | beginner | 16 | 44000 | blended | ready, featured
Kotlin, Jetpack Compose, Room, Play Store
From first screen to the store, on phones that people in small towns own. For those who know one language.
Screens: Compose from the start; Data: offline first; Background: work that spares the battery; The store: release, reviews and repair

Flutter: One Code Base, Two Phones | malabar-mobile-studio | intermediate | 10 | 28000 | online | ready
Flutter, Dart, State management, Firebase
Ship to Android and iOS together and know where they differ. For developers of apps or web.
Widgets: layouts that fit every hand; State: a rule and its exceptions; Platforms: camera, places and payments; Release: two stores, one evening

iOS Development with Swift | malabar-mobile-studio | intermediate | 12 | 52000 | classroom |
Swift, SwiftUI, Xcode, App Store
Apps that feel at home on an iPhone, with tests and without leaks. For programmers with a Mac.
Swift: values, optionals and errors; Views: SwiftUI and what is under it; Data: sync and its quarrels; Store: review, first time

React Native for Web Teams | brahmaputra-code-school | intermediate | 6 | 18500 | online |
React Native, TypeScript, Expo, Navigation
Take what a web team knows to phones, and learn what it does not. For React developers.
Parts: what is no div; Movement: lists and gestures at speed; Native: modules when you must; Updates: over the air, with care

Mobile Testing and Release | malabar-mobile-studio | intermediate | 4 | 11500 | online |
Appium, CI, Crash reporting, Release management
Stop faults before the store, and see the rest within the hour. For testers and app developers.
Devices: few, well chosen; Flows: the five that earn the money; Pipelines: a build for every change; Crashes: reading and ranking them

Game Development with Unity | vidyut-learning | beginner | 12 | 32000 | blended |
Unity, C#, Game design, Physics
Three small games, each finished, the last one on a phone. For students and hobbyists.
Loops: what makes it fun; Scripts: C# by playing; Levels: teaching without words; Launch: a trailer and strangers
`,
  },
  {
    slug: 'security',
    label: 'Security',
    text: `
Security Analyst Programme | indus-security-guild | beginner | 20 | 76000 | blended | ready, featured
SOC, SIEM, Incident response, Networking
Sit where alarms come in, and learn which of them matter. For graduates and administrators.
Networks: what is normal; Alarms: from a thousand to one; Response: first hour, first day; Nights: three guarded by you

Web Application Penetration Testing | indus-security-guild | advanced | 10 | 54000 | online |
Penetration testing, OWASP, Burp Suite, Reporting
Break systems that are ours, with permission, and write reports that get things mended. For developers and testers.
Scope: what you may touch; Faults: ten kinds, each by hand; Chains: small holes, large falls; Reports: read by who must act

Cloud Security on AWS | indus-security-guild | intermediate | 8 | 36000 | online |
AWS, IAM, Threat modelling, Compliance
Keep what is rented safe: keys, networks, logs and the people who hold them. For cloud engineers.
Threats: drawn before they come; Keys: short-lived and few; Logs: kept where no thief can; Audits: passed on a normal day

Secure Coding for Developers | indus-security-guild | intermediate | 4 | 12500 | online | featured
Secure coding, OWASP, Code review, Threat modelling
The twelve mistakes behind most breaches, each made and mended by you. For every developer.
Input: never what it says it is; Sessions: who you are, still; Secrets: where they leak; Review: seeing it in others' code

Governance, Risk and Data Protection | charminar-it-school | beginner | 6 | 22000 | online |
GRC, ISO 27001, DPDP Act, Risk assessment
What the law on personal data asks of a company, and how to show that it is done. For managers and auditors.
Law: consent, purpose and rights; Risk: a register that is used; Controls: proof, not promises; Breach: whom to tell, and when

Digital Forensics Basics | indus-security-guild | intermediate | 6 | 31000 | classroom |
Forensics, Disk imaging, Memory analysis, Chain of custody
Find what happened on a machine without changing it. For analysts and investigators.
Evidence: keeping it worth something; Disks: what deleting leaves; Memory: before the plug is pulled; Court: saying it plainly
`,
  },
  {
    slug: 'quality',
    label: 'Testing and quality',
    text: `
Test Automation Engineer | godavari-quality-institute | beginner | 14 | 36000 | blended | ready
Selenium, Java, API testing, CI
From clicking by hand to suites that run at night and are believed in the morning. For manual testers.
Thinking: what could go wrong; Code: enough Java to be free; Suites: quick, steady and read by others; Pipelines: a red build means something

Playwright in Two Weeks | godavari-quality-institute | intermediate | 2 | 6500 | online |
Playwright, TypeScript, Accessibility testing, CI
Browser tests without sleeps and retries. For testers and developers.
Locators: what users see; Waiting: for things, not for time; Data: each test its own; Traces: a failure explained

Performance Testing | godavari-quality-institute | intermediate | 6 | 19000 | online |
k6, JMeter, Profiling, Capacity planning
Know what a system can carry before the sale day does. For testers of two years.
Models: how people arrive; Load: honest numbers; Limits: where it bends first; Reports: one page, one decision

API Testing for Beginners | vidyut-learning | beginner | 3 | 0 | online |
Postman, REST, JSON, HTTP
Read a contract, break it politely and write down what you saw. For anyone new to testing.
HTTP: verbs, codes and headers; Contracts: what was promised; Bad input: kindly cruel; Collections: run by others
`,
  },
  {
    slug: 'design-product',
    label: 'Design and product',
    text: `
UI Design for the Next Hundred Million | patola-design-school | beginner | 12 | 46000 | blended | ready
UI design, Figma, Prototyping, Design systems
Screens for small phones, bright sun and first-time users. For designers and those who want to be.
Seeing: type, space and colour; Flows: one task at a time; Languages: text that grows by half; Portfolio: three problems, solved

User Research in the Field | patola-design-school | intermediate | 5 | 17500 | classroom |
User research, Interviews, Usability testing, Synthesis
Ask less, watch more, and bring back what a team can act on. For designers and product people.
Questions: that do not lead; Visits: homes, shops and offices; Sense: notes into patterns; Telling: ten minutes for busy people

Technical Product Management | patola-design-school | intermediate | 10 | 58000 | online | featured
Product management, Roadmaps, SQL, Analytics
Decide what to build with engineers who respect the decision. For those with three years in a technical team.
Problems: worth solving, for whom; Numbers: asked of the database by you; Scope: the half that matters; Launch: and what you learn from it

Business Analysis for IT | charminar-it-school | beginner | 8 | 26000 | blended | ready
Business analysis, Requirements, UML, Agile
Stand between an office and its software, and be thanked by both. For graduates and domain experts.
Listening: what they need behind what they ask; Writing: requirements that can be tested; Models: a picture for each quarrel; Delivery: backlog to acceptance
`,
  },
  {
    slug: 'emerging',
    label: 'New fields',
    text: `
Blockchain Engineering | vidyut-learning | intermediate | 8 | 33000 | online |
Solidity, Ethereum, Smart contracts, Auditing
Contracts that hold money, written as if somebody will try to take it. For developers.
Chains: what they are good for, and what not; Contracts: small and tested; Faults: six famous ones; Audit: of a stranger's code

Drone Software and Autonomy | malnad-embedded-school | advanced | 12 | 68000 | classroom |
ROS, Computer vision, Control systems, Python
Make an aircraft of two kilograms find its own way home. For engineers with control theory.
Flight: forces and loops; Sensing: where am I; Planning: around what is in the way; Field days: rules, safety and logs

SAP ABAP on HANA | charminar-it-school | intermediate | 12 | 54000 | blended | ready
SAP ABAP, HANA, Fiori, OData
The language of large companies' books, as it is written today. For programmers and functional consultants.
Dictionary: tables and types; Programs: reports that end in time; Services: data for Fiori; Transport: from desk to production

Cobol to Cloud | tapti-infrastructure-labs | advanced | 8 | 41000 | online | closed
Cobol, Mainframe, Migration, Java
Read what your bank has run for forty years, and move it with care. For programmers of any age.
Reading: copybooks and jobs; Tests: old answers, kept; Moving: piece by piece; Cut-over: a long weekend

Hadoop Administration | hoysala-data-works | intermediate | 8 | 28000 | classroom | closed
Hadoop, HDFS, Hive, Linux
Keep a cluster of your own healthy. For Linux administrators.
Storage: blocks and copies; Queues: who runs first; Security: tickets and keys; Upgrades: without a holiday
`,
  },
];
