import type { CourseTable } from './course-table.ts';

/** Each course is four lines, as `readCourseTable` reads them. */
export const TECH_BUILDING: readonly CourseTable[] = [
  {
    slug: 'web',
    label: 'Web development',
    text: `
Full-Stack Developer Programme | brahmaputra-code-school | beginner | 28 | 98000 | blended | ready, featured
JavaScript, React, Node.js, PostgreSQL
Build and launch a full web product in seven months. For graduates of any subject.
Frontend: HTML, CSS and accessible pages; JavaScript: core language and React; Backend: Node.js, databases and login; Capstone project: eight weeks in a team of four

React the Careful Way | brahmaputra-code-school | intermediate | 6 | 15500 | online |
React, TypeScript, Testing, Accessibility
Write React components that are fast, tested and accessible. For developers with a year of JavaScript.
State: hooks and data flow; TypeScript: typed components; Testing: React Testing Library; Performance: measuring and fixing slow pages

Node.js Services | brahmaputra-code-school | intermediate | 8 | 19500 | online | ready
Node.js, Fastify, PostgreSQL, REST
Build secure and reliable REST APIs with Node.js. For web developers.
Routes: validation and schemas; Data: queries, migrations and transactions; Reliability: timeouts and retries; Operations: logging, health checks and deployment

Java Spring Boot Backend | charminar-it-school | intermediate | 14 | 48000 | classroom | ready
Java, Spring Boot, Microservices, Kafka
Learn the stack that most Indian banks use, from REST APIs to Kafka. For Java programmers with a year of experience.
Spring Boot: REST APIs and dependency injection; Data: JPA and transactions; Messaging: Kafka and event-driven design; Deployment: Docker and Kubernetes

Web Accessibility Workshop | vidyut-learning | beginner | 2 | 4500 | online |
Accessibility, HTML, ARIA, Screen readers
Learn to build and test accessible websites in two weeks. For designers, developers and testers.
User needs: how people use assistive technology; Structure: headings, labels and focus order; Forms: accessible errors and hints; Testing: tools and screen readers

Go for Backend Engineers | charminar-it-school | intermediate | 7 | 21000 | online |
Go, Concurrency, gRPC, Profiling
Build small, fast services in Go. For developers who know another backend language.
Language: Go essentials; Concurrency: goroutines and channels; Services: gRPC and REST APIs; Profiling: finding and fixing slow code
`,
  },
  {
    slug: 'mobile',
    label: 'Mobile',
    text: `
Android with Kotlin | malabar-mobile-studio | beginner | 16 | 44000 | blended | ready, featured
Kotlin, Jetpack Compose, Room, Play Store
Build an Android app and publish it on the Play Store. For beginners who know one programming language.
UI: Jetpack Compose; Data: Room and offline apps; Background work: notifications and sync; Release: Play Store and updates

Flutter: One Code Base, Two Phones | malabar-mobile-studio | intermediate | 10 | 28000 | online | ready
Flutter, Dart, State management, Firebase
Build Android and iOS apps from one codebase. For app and web developers.
Widgets: layouts and themes; State: state management patterns; Platforms: camera, maps and payments; Release: Play Store and App Store

iOS Development with Swift | malabar-mobile-studio | intermediate | 12 | 52000 | classroom |
Swift, SwiftUI, Xcode, App Store
Build and ship iPhone apps with Swift and SwiftUI. For programmers with a Mac.
Swift: language essentials; SwiftUI: screens and navigation; Data: storage and sync; Release: App Store review

React Native for Web Teams | brahmaputra-code-school | intermediate | 6 | 18500 | online |
React Native, TypeScript, Expo, Navigation
Use your React skills to build mobile apps. For React developers.
Components: native UI basics; Navigation: lists, gestures and animation; Native modules: device features; Updates: builds and over-the-air releases

Mobile Testing and Release | malabar-mobile-studio | intermediate | 4 | 11500 | online |
Appium, CI, Crash reporting, Release management
Automate mobile tests and release apps with confidence. For testers and app developers.
Devices: choosing what to test on; Automation: Appium for key user flows; Pipelines: CI builds for every change; Crash reports: finding and fixing top issues

Game Development with Unity | vidyut-learning | beginner | 12 | 32000 | blended |
Unity, C#, Game design, Physics
Build three small games and publish one on mobile. For students and hobbyists.
Game design: core loops and fun; C#: scripting in Unity; Levels: design and difficulty; Launch: publishing and feedback
`,
  },
  {
    slug: 'security',
    label: 'Security',
    text: `
Security Analyst Programme | indus-security-guild | beginner | 20 | 76000 | blended | ready, featured
SOC, SIEM, Incident response, Networking
Train for a job in a security operations centre (SOC). For graduates and system administrators.
Networking: traffic and protocols; SIEM: monitoring and alerts; Incident response: detect, contain and recover; SOC project: live monitoring practice

Web Application Penetration Testing | indus-security-guild | advanced | 10 | 54000 | online |
Penetration testing, OWASP, Burp Suite, Reporting
Find and report security flaws in practice applications. For developers and testers.
Scope: rules and legal limits; OWASP Top 10: hands-on attacks; Exploit chains: combining vulnerabilities; Reports: clear findings and fixes

Cloud Security on AWS | indus-security-guild | intermediate | 8 | 36000 | online |
AWS, IAM, Threat modelling, Compliance
Secure AWS accounts, networks and data. For cloud engineers.
Threat modelling: finding risks early; IAM: roles and least privilege; Logging: CloudTrail and monitoring; Compliance: preparing for audits

Secure Coding for Developers | indus-security-guild | intermediate | 4 | 12500 | online | featured
Secure coding, OWASP, Code review, Threat modelling
Learn to avoid the twelve mistakes behind most breaches. For every developer.
Input validation: injection and XSS; Sessions: authentication and access control; Secrets: keys and configuration; Code review: spotting security issues

Governance, Risk and Data Protection | charminar-it-school | beginner | 6 | 22000 | online |
GRC, ISO 27001, DPDP Act, Risk assessment
Understand GRC, ISO 27001 and the DPDP Act. For managers and auditors.
DPDP Act: consent, purpose and rights; Risk: registers and assessment; Controls: ISO 27001 in practice; Breaches: reporting and response

Digital Forensics Basics | indus-security-guild | intermediate | 6 | 31000 | classroom |
Forensics, Disk imaging, Memory analysis, Chain of custody
Collect and analyse digital evidence the right way. For analysts and investigators.
Evidence: chain of custody; Disks: imaging and file recovery; Memory: analysing RAM; Reporting: presenting findings
`,
  },
  {
    slug: 'quality',
    label: 'Testing and quality',
    text: `
Test Automation Engineer | godavari-quality-institute | beginner | 14 | 36000 | blended | ready
Selenium, Java, API testing, CI
Move from manual testing to automation with Selenium and Java. For manual testers.
Test design: finding what can go wrong; Java: programming for testers; Selenium: stable test suites; CI: running tests on every build

Playwright in Two Weeks | godavari-quality-institute | intermediate | 2 | 6500 | online |
Playwright, TypeScript, Accessibility testing, CI
Write fast and stable browser tests with Playwright. For testers and developers.
Locators: finding elements as users do; Waiting: tests that never flake; Test data: independent tests; Traces: debugging failures

Performance Testing | godavari-quality-institute | intermediate | 6 | 19000 | online |
k6, JMeter, Profiling, Capacity planning
Find out how much load your system can handle. For testers with two years of experience.
Workload models: realistic users; Load tests: k6 and JMeter; Bottlenecks: profiling and tuning; Reports: results that support decisions

API Testing for Beginners | vidyut-learning | beginner | 3 | 0 | online |
Postman, REST, JSON, HTTP
Learn to test REST APIs with Postman. For anyone new to testing.
HTTP: methods, status codes and headers; Contracts: reading API documentation; Negative tests: invalid input and errors; Collections: automated test runs
`,
  },
  {
    slug: 'design-product',
    label: 'Design and product',
    text: `
UI Design for the Next Hundred Million | patola-design-school | beginner | 12 | 46000 | blended | ready
UI design, Figma, Prototyping, Design systems
Design simple screens for small phones and first-time users. For designers and beginners.
Visual design: type, spacing and colour; User flows: one task at a time; Languages: multilingual interfaces; Portfolio: three case studies

User Research in the Field | patola-design-school | intermediate | 5 | 17500 | classroom |
User research, Interviews, Usability testing, Synthesis
Plan research, talk to users and turn findings into decisions. For designers and product people.
Interviews: asking open questions; Field visits: homes, shops and offices; Analysis: patterns from notes; Presentation: insights that teams use

Technical Product Management | patola-design-school | intermediate | 10 | 58000 | online | featured
Product management, Roadmaps, SQL, Analytics
Lead technical products and work closely with engineers. For professionals with three years in a technical team.
Discovery: finding problems worth solving; SQL and analytics: data for decisions; Roadmaps: scope and priorities; Launch: measuring results

Business Analysis for IT | charminar-it-school | beginner | 8 | 26000 | blended | ready
Business analysis, Requirements, UML, Agile
Gather requirements and bridge business and IT teams. For graduates and domain experts.
Elicitation: interviews and workshops; Requirements: clear and testable user stories; Modelling: UML and process maps; Agile delivery: backlog to acceptance
`,
  },
  {
    slug: 'emerging',
    label: 'New fields',
    text: `
Blockchain Engineering | vidyut-learning | intermediate | 8 | 33000 | online |
Solidity, Ethereum, Smart contracts, Auditing
Build and audit smart contracts. For developers.
Blockchain basics: where it fits; Smart contracts: Solidity and testing; Security: common vulnerabilities; Audit: reviewing real contracts

Drone Software and Autonomy | malnad-embedded-school | advanced | 12 | 68000 | classroom |
ROS, Computer vision, Control systems, Python
Program drones to fly, sense and navigate on their own. For engineers who know control theory.
Flight control: dynamics and control loops; Sensing: localisation and vision; Planning: paths and obstacle avoidance; Field days: rules, safety and test flights

SAP ABAP on HANA | charminar-it-school | intermediate | 12 | 54000 | blended | ready
SAP ABAP, HANA, Fiori, OData
Learn modern ABAP development for SAP S/4HANA. For programmers and functional consultants.
Data dictionary: tables and types; Programs: reports and performance; Services: OData and Fiori; Transport: moving code to production

Cobol to Cloud | tapti-infrastructure-labs | advanced | 8 | 41000 | online | closed
Cobol, Mainframe, Migration, Java
Understand legacy COBOL systems and migrate them to the cloud. For programmers of any age.
COBOL: programs, copybooks and jobs; Testing: protecting existing behaviour; Migration: step by step to Java; Cut-over: planning the go-live

Hadoop Administration | hoysala-data-works | intermediate | 8 | 28000 | classroom | closed
Hadoop, HDFS, Hive, Linux
Install and run Hadoop clusters. For Linux administrators.
HDFS: storage and replication; YARN: queues and resources; Security: Kerberos and access; Upgrades: without downtime
`,
  },
];
