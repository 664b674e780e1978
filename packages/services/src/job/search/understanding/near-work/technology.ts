/** Work with computers, data, networks, hardware and design; the form is that of `related-work.ts`. */
export const TECHNOLOGY_WORK = `
application support, application support engineer, production support, product support, l1 support, l2 support, l3 support: technical support | it support | support engineer | product support
service desk, service desk analyst, it service desk, end user support, it technician, computer technician, hardware engineer it, hardware technician, desktop engineer: it support | desktop support | technical support | help desk | system administrator
hardware networking, hardware and networking, computer hardware: desktop support | it support | system administrator | network engineer
it executive, it officer, it manager, it admin, it head: it support | system administrator | it infrastructure | desktop support | it operations
system admin, system engineer, systems administrator, windows administrator, windows server, server engineer, sysadmin: system administrator | it infrastructure | desktop support | linux
linux admin, linux engineer, unix, unix admin, unix administrator, rhel, rhce, red hat, solaris, aix: linux | system administrator | devops | site reliability
vmware, virtualization, virtualisation, hyper v, citrix, storage administrator, backup administrator, exchange administrator, active directory, intune: system administrator | windows | it infrastructure | cloud engineer
ccna, ccnp, ccie, cisco, juniper, router, switching, lan, wan, network support, noc, noc engineer, network technician, wifi, wireless, voip: network engineer | network | firewall | routing | noc | it support
telecom, telecom engineer, telecommunication, 5g, lte, ran, rf engineer, rf, optical fibre, fibre engineer, bts: network | wireless | network engineer | protocol | firmware
cissp, cism, cisa, ceh, oscp, security engineer, security consultant, infosec, security operations, threat hunting, threat intelligence, malware, digital forensics, incident response: information security | cyber security | soc analyst | vapt | application security | security analyst | penetration tester
iso 27001, it auditor, it audit, grc, it compliance, data privacy, data protection officer: grc | it risk | information security | it audit | compliance
iam, identity management, sailpoint, okta, cyberark: iam | identity | cyberark | sailpoint
oracle dba, mysql dba, sql dba, dba, database admin, database administration, database administrator, mongodb administrator, postgres dba: database administrator | database engineer | postgresql | sql server | mysql | database
sql developer, pl sql, plsql, pl sql developer, oracle developer, stored procedures, t sql, ssis, ssrs, database developer: sql | etl | database engineer | data warehouse | bi developer
data modeller, data modeler, data modelling, data modeling, data architect: data architect | data warehouse | data engineer | etl
data pipeline, data integration, informatica, talend, ssis developer, adf, data factory, dbt, airflow, kafka, snowflake, databricks, redshift, bigquery, synapse, hive, scala: data engineer | etl | data warehouse | big data | spark
big data engineer, big data developer, hadoop developer, spark developer: big data | data engineer | spark
data quality, data governance, data steward, master data, mdm, data management: data quality | data governance | data analyst | data engineer
statistician, statistics, sas, spss, r programming, biostatistician, econometrician, quantitative analyst, quant, operations research: data scientist | decision scientist | data analyst | statistical | analytics
excel, advanced excel, vba, macros, spreadsheet, dashboard, dashboards, looker, qlik, qlikview, qlik sense, powerbi, data visualization, report developer: power bi | tableau | bi developer | data analyst | mis | reporting
bioinformatics, computational biology, genomics, clinical data, clinical data management: data scientist | bioinformatics | clinical | data analyst
prompt engineer, prompt engineering, gen ai, generative ai, genai, chatgpt, llm, rag, langchain, agentic ai, ai agent: generative ai | llm | ai engineer | nlp | machine learning
nlp, natural language processing, speech recognition, linguist, computational linguist: nlp | speech | language | machine learning
computer vision, image processing, opencv: computer vision | vision | deep learning | machine learning
mlops, ml ops, model deployment: mlops | machine learning engineer | platform engineer
data annotation, data labelling, data labeling, annotator, image annotation: data entry | data operations | mis | ai
devops engineer, ci cd, jenkins, docker, kubernetes, terraform, ansible, helm, gitlab, build engineer, configuration management, release manager: devops | release engineer | ci cd | kubernetes | site reliability | platform engineer
finops, cloud cost, cloud operations, cloud support, cloud administrator, cloud migration, openstack, solutions architect aws, aws certified, gcp, azure: cloud engineer | cloud | aws | azure | google cloud | devops
observability, monitoring, splunk, grafana, prometheus, dynatrace, sre: site reliability | observability | noc | monitoring
web application, web application developer, web programmer, website developer, web master, webmaster, web development, website: web developer | full stack | php | frontend | wordpress
html, css, html5, javascript, typescript, redux, jquery, bootstrap, next js, nextjs, svelte, ember: frontend | react | angular | vue | ui developer | javascript
codeigniter, symfony, drupal, joomla, magento, shopify, woocommerce, cms: php | laravel | magento | wordpress | web developer
java programmer, core java developer, servlet, jsp, hibernate, struts, microservices, kotlin backend: java | spring boot | backend | java full stack
flask, fastapi, django developer, python programmer: python | django | backend
asp net, mvc, vb net, visual basic, c sharp, dotnet core, entity framework: .net | c# | dot net | full stack
ruby, ruby on rails, rails, perl, elixir, haskell, clojure: backend | full stack | ruby | software engineer
c programmer, c language, cpp, system programming, kernel developer, device driver, operating system, low latency: c++ | linux kernel | systems | embedded
api developer, rest api, graphql, middleware, integration engineer, integration developer, mulesoft, tibco, biztalk, boomi, soa, esb: integration | api | backend | middleware | java
coding, coder, programming, software programmer, computer programmer, software trainee, sde, software development engineer, swe, application developer, application programmer, application engineer software: software engineer | software developer | java developer | python developer | full stack | backend
bca, mca, b tech cs, cse, btech cse, computer engineer, computer science engineer, computer science, it graduate, it fresher: software engineer | software developer | java | python | full stack | test engineer | associate software engineer
entry level programmer, entry level developer, junior programmer: software engineer | associate software engineer | java | python
game programmer, game designer, game artist, level designer, 3d game, gameplay: unity | unreal | game | ar developer | xr
3d artist, 3d designer, 3d modeller, 3d modeler, 3d animator, vfx, vfx artist, maya, blender, animator 2d, 2d animator, illustrator, photoshop, coreldraw, creative designer, dtp operator, logo designer, layout artist: motion designer | visual designer | graphic designer | ui designer | 3d
video editing, videographer, photographer, cinematographer, premiere pro, after effects, film editor: motion designer | video | visual designer | content
web design, figma, sketch, wireframe, usability, ux research, user research, user experience, user interface, ux writer, design system: ux designer | ui designer | ux researcher | product designer | interaction designer
industrial designer, product design, furniture designer, interior designer, interior design, textile designer, jewellery designer: product designer | industrial design | visual designer | store design | visual merchandising
documentation, documentation specialist, document writer, api writer, technical author, technical editor, medical writer, proof reader: technical writer | documentation | information developer | content developer | content
automation anywhere, blue prism, power automate, robotic process automation, process automation: rpa | uipath | process automation
plc, scada, plc programmer, automation engineer, instrumentation, instrumentation engineer, control engineer, control systems, hmi, dcs: automation | robotics | controls | embedded | production engineer
pcb, pcb designer, pcb layout, circuit design, hardware design, hardware design engineer, electronics design, power electronics, analog design, analog layout: hardware | fpga | physical design | embedded | analog | vlsi
ece, electronics and communication, electronics fresher, eee, btech ece: embedded | vlsi | firmware | fpga | verification | network engineer
microcontroller, arduino, raspberry pi, rtos, autosar, can protocol, bsp, iot, iot engineer, embedded software, embedded c: embedded | firmware | iot | autosar
asic, soc design, chip design, semiconductor, verilog, vhdl, systemverilog, uvm, dft, sta, rtl design, physical verification: vlsi | asic | rtl | physical design | verification | dft | fpga
robotics engineer, ros, mechatronics engineer, autonomous vehicle, adas, drone engineer, aerospace engineer, aeronautical engineer, avionics: robotics | uav | flight control | drone | navigation | embedded
autocad, catia, solidworks, creo, unigraphics, nx cad, ansys, cad, cae, cad engineer, cad designer, draftsman, drafter, draughtsman, mechanical design, mechanical design engineer, design engineer mechanical, bim, revit, tool designer, piping engineer: mechanical | design engineer | cad | production engineer | robotics engineer
gis, arcgis, qgis, cartographer, surveyor, land surveyor, photogrammetry, lidar, geologist, geoscientist, geography: gis | geospatial | remote sensing | drone data
quantum physicist, physicist, research scientist, mathematician, chemist, biologist, microbiologist, biotechnologist, biotechnology, lab scientist: scientist | research | quantum | data scientist
sap mm, sap sd, sap hana, sap basis, sap pp, sap hr, sap bw, sap successfactors, s4 hana: sap | erp | functional consultant
odoo, netsuite, microsoft dynamics, ms dynamics, dynamics 365, peoplesoft, jd edwards, workday, oracle apps, oracle ebs, oracle fusion, tally developer, busy software: erp | functional consultant | sap | oracle fusion | crm
salesforce admin, sfdc, apex, lwc, hubspot, zoho, siebel, crm developer: salesforce | crm
cobol, jcl, db2, as400, as 400, mainframe developer: mainframe | cobol | z/os
etl tester, etl testing, database testing, data tester, dwh tester: etl | test engineer | qa | data quality | test analyst
performance testing, performance tester, jmeter, loadrunner, load testing: performance test | test engineer | sdet
manual tester, functional tester, uat, uat tester, regression testing, api testing, postman, mobile tester, mobile testing, game tester, qa analyst, quality analyst software, software quality, software quality analyst, software quality engineer, quality assurance engineer, test lead, test manager: test engineer | qa engineer | qa analyst | manual tester | sdet | test analyst
appium, cypress, playwright, cucumber, katalon, test automation: automation engineer | sdet | test automation
solution architect, solutions architect, software architect, enterprise architect, technical architect, system architect, application architect, it architect: architect | technical architect | solution architect
engineering manager, software manager, software development manager, it delivery manager, technology manager, vp engineering, vp of engineering, engineering head, engineering director, director of engineering, team lead software, software team lead, tech lead, technical manager: engineering manager | engineering lead | technical lead | technical manager | tech lead | technical architect | lead engineer
principal engineer, staff engineer, distinguished engineer, member of technical staff, mts: principal engineer | staff engineer | architect | lead engineer
program manager, technical program manager, technical project manager, it program manager, software project manager, project manager it, project leader, pmo, project coordinator, project management, pmp, prince2, release train engineer: programme manager | project manager | scrum master | delivery manager | agile delivery | project coordinator
agile, scrum, kanban, safe agile: scrum master | agile coach | agile delivery
product management, product head, head of product, chief product officer, vp product, product lead, product executive, product associate: product manager | product owner | product lead | products
business system analyst, business systems analyst, systems analyst, system analyst, requirement analyst, it business analyst, ba, process consultant, functional analyst: business analyst | business systems analyst | functional analyst | functional consultant
presales, pre sales, presales engineer, presales consultant, solution engineer, solution consultant, sales engineer, technical sales: presales | solution consultant | technical account manager | solution architect | technical support
implementation engineer, implementation consultant, customer success, customer success manager, customer success engineer, technical account manager, onboarding specialist, onboarding manager: customer success | technical account manager | technical support | implementation | product support | account manager
seo executive, seo analyst, google ads, google ads specialist, sem, adwords, facebook ads, web analytics, google analytics, digital marketing fresher: seo | digital marketing | growth | performance marketing | ppc | web
smart contract, ethereum, solidity developer, nft, defi, cryptocurrency: blockchain | smart contract | solidity | web3
ar vr, augmented reality, virtual reality, metaverse, xr: ar | vr | xr | unity
laptop repair, mobile repair, computer repair, cctv technician, printer technician, field engineer, field service engineer, field technician, service engineer: desktop support | technical support | it support | field | network
`;
