/** Technology: each line is phrases that mean the same to an employer. */
export const TECHNOLOGY = `
javascript | js | java script
typescript | ts | type script
ecmascript | es6
kubernetes | k8s
react | reactjs
react native | reactnative
angular | angularjs
vue | vuejs
node | nodejs | node js
next | nextjs | next js
express | expressjs
nest js | nestjs
golang | go
c# | c sharp
c++ | cpp | c plus plus
.net | dot net
asp.net | asp dot net | aspnet
visual basic | vb | vb.net
objective c | obj c
ruby on rails | ror | rails
postgresql | postgres | pgsql
mongodb | mongo | mongo db
microsoft sql server | ms sql | mssql | sql server
pl/sql | plsql
machine learning | ml | machinelearning
artificial intelligence | ai
deep learning | dl
natural language processing | nlp
generative ai | genai | gen ai
large language models | large language model | llm | llms
retrieval augmented generation | rag
optical character recognition | ocr
machine learning operations | mlops | ml ops
robotic process automation | rpa
data science | datascience
data scientist | datascientist
data analyst | data analytics analyst
data base | database | databases
data warehouse | data warehousing | dwh | datawarehouse
extract transform load | etl
big data | bigdata
amazon web services | aws
google cloud | gcp | google cloud platform
microsoft azure | ms azure | azure
infrastructure as code | iac
continuous integration | ci/cd | cicd
site reliability engineer | sre | site reliability
development security operations | devsecops
software engineer | software developer | sde | swe | software development engineer | software engg
front end | frontend
back end | backend
full stack | fullstack
mern stack | mern
mean stack | mean
devops | dev ops
quality assurance | qa
quality assurance engineer | qa engineer | software tester | test engineer
sdet | software development engineer in test | automation test engineer
automation testing | test automation
user acceptance testing | uat
user interface | ui
user experience | ux
user interface designer | ui designer
user experience designer | ux designer
human computer interaction | hci
business intelligence | bi
power bi | powerbi
database administrator | dba | database admin
system administrator | sysadmin | system admin | systems administrator
network administrator | network admin
network operations center | noc
security operations center | security operations centre | security operations
system on chip | soc
register transfer level | rtl
very large scale integration | vlsi
field programmable gate array | fpga
design for test | design for testability | dft
application specific integrated circuit | asic
printed circuit board | pcb
real time operating system | rtos
hardware in the loop | hil
programmable logic controller | plc
supervisory control and data acquisition | scada
cyber security | cybersecurity
information security | infosec | information security analyst
vulnerability assessment and penetration testing | vapt
penetration tester | pen tester | pentester | ethical hacker
penetration testing | pen testing | pentesting | ethical hacking
identity and access management | iam | identity & access management
governance risk and compliance | grc
chief information security officer | ciso
data loss prevention | dlp
internet of things | iot
virtual reality | vr
augmented reality and virtual reality | ar/vr
unmanned aerial vehicle | uav | drone
geographic information system | gis
global positioning system | gps
application programming interface | api
rest api | restful api | rest apis
graphics processing unit | gpu
operating system | operating systems
information technology | it
information technology infrastructure library | itil
information technology service management | itsm
it support | it support engineer | technical support | tech support
desktop support | desktop support engineer | desktop engineer
enterprise resource planning | erp
customer relationship management | crm
content management system | cms
wordpress | word press
software as a service | saas
platform as a service | paas
infrastructure as a service | iaas
sap abap | abap
sap fico | sap fi co | fico
sap material management | sap mm
sap sales and distribution | sap sd
sap hana | sap s/4hana | s4 hana | s4hana
salesforce | sfdc | sales force
salesforce administrator | salesforce admin
servicenow | service now
informatica | informatica powercenter
mainframe | mainframes
advanced excel | advance excel | adv excel
microsoft excel | ms excel
microsoft office | ms office
management information system | mis
technical writer | tech writer | documentation writer
scrum master | scrummaster
test driven development | tdd
domain driven design | ddd
object oriented programming | oops | oop
data structures and algorithms | dsa
search engine | search engines
web developer | web development | website developer
web designer | web designing | website designer
android developer | android app developer
ios developer | iphone developer | ios app developer
mobile app developer | mobile application developer | app developer
game developer | game development
graphic designer | graphics designer | graphic designing
video editor | video editing
three d artist | 3d artist | 3d modeller
hardware engineer | hardware and networking
embedded systems | embedded system | embedded
electronic design automation | eda
computer aided design | cad
computer aided manufacturing | cam
computer numerical control | cnc
`;
