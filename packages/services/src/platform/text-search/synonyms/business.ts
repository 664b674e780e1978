/** Finance, sales, people, operations and the other trades: each line is phrases that mean the same to an employer. */
export const BUSINESS = `
chartered accountant | ca | chartered accountancy
semi qualified ca | ca inter | inter ca | semi qualified chartered accountant
ca articleship | articleship | article assistant | ca article
company secretary | cs | company secretarial
cost accountant | cma | icwa | cost and management accountant
chartered financial analyst | cfa
financial risk manager | frm
certified public accountant | cpa
accounts executive | accounts assistant
accounts payable | a/p
accounts receivable | a/r
record to report | r2r
procure to pay | p2p
order to cash | o2c
financial planning and analysis | fp&a | fpa | financial planning & analysis
mergers and acquisitions | m&a | mergers & acquisitions
investment banking | investment banker | ib
profit and loss | p&l
goods and services tax | gst
income tax | it returns | itr
tax deducted at source | tds
know your customer | kyc
anti money laundering | aml
non banking financial company | nbfc
banking financial services and insurance | bfsi
reserve bank of india | rbi
relationship manager | client relationship manager
wealth manager | wealth management
home loan | home loans | housing loan
loan officer | loan executive
credit analyst | credit analysis
internal audit | internal auditor | internal auditing
statutory audit | statutory auditor
equity research | equity research analyst | equity analyst
stock broker | stock market | share market
chief financial officer | cfo
human resources | hr | human resource
human resource manager | hr manager | human resources manager
human resource executive | hr executive
hr business partner | hrbp | human resource business partner
hr generalist | human resource generalist
talent acquisition | recruitment | recruiter | recruiting | ta specialist | ta
recruitment consultant | hr recruiter
learning and development | l&d | learning & development
organisation development | organizational development | organization development
compensation and benefits | c&b | compensation & benefits | comp and ben
industrial relations | employee relations
human resource management system | hrms
applicant tracking system | ats
provident fund | pf
employee state insurance | esic | esi
business development | bd
business development executive | bde
business development manager | bdm
business development associate | bda
business to business | b2b
business to consumer | b2c
direct to consumer | d2c
key account manager | kam | key account management
area sales manager | asm
regional sales manager | rsm
zonal sales manager | zsm
national sales manager | nsm
territory sales manager | tsm
territory sales executive | tse
territory sales incharge | tsi
inside sales | inside sale
field sales | field sales executive | field sales officer | fse
fast moving consumer goods | fmcg
fast moving consumer durables | consumer durables | fmcd
point of sale | pos
visual merchandiser | visual merchandising
medical representative | med rep | medical rep
tele caller | telecaller | tele calling | telecalling | tele caller executive
tele sales | telesales | tele sales executive
tele marketing | telemarketing
customer service | customer support | customer care
customer service executive | customer care executive | customer support executive | cce
customer service associate | customer support associate | csa
customer relationship executive | customer relation executive | cre
customer success manager | csm | customer success
business process outsourcing | bpo
knowledge process outsourcing | kpo
call center | call centre | callcenter | callcentre | contact centre | contact center
international voice process | international voice | international bpo
non voice | nonvoice
chat process | chat support
voice process | voice support
revenue cycle management | rcm
accounts receivable caller | ar caller | ar calling
medical coder | medical coding
medical billing | medical biller
medical transcription | medical transcriptionist
quality analyst | qa analyst | quality auditor
subject matter expert | sme
service level agreement | sla
workforce management | wfm | work force management
digital marketing | online marketing | internet marketing
search engine optimisation | seo | search engine optimization
search engine marketing | sem
social media marketing | smm
social media optimisation | smo | social media optimization
pay per click | ppc
public relations | public relation
above the line | atl
below the line | btl
content writer | content writing | content creator
copy writer | copywriter | copywriting
social media manager | social media executive
market research | marketing research
product marketing | product marketing manager
brand manager | brand management
ecommerce | e-commerce
marketing communications | marcom
go to market | gtm
return on investment | roi
supply chain | scm | supply chain management
logistics | logistic
warehouse | ware house | warehousing
purchase | procurement | purchasing
purchase executive | procurement executive
purchase manager | procurement manager
vendor management | vendor development
store keeper | storekeeper | store incharge
export import | exim | import export | export and import
third party logistics | 3pl
quality control | qc
quality assurance and quality control | qa/qc
total quality management | tqm
total productive maintenance | tpm
six sigma | sixsigma | lean six sigma
environment health and safety | ehs | hse | health safety and environment | health and safety
safety officer | hse officer
operations and maintenance | o&m
research and development | r&d
standard operating procedure | sop
project management office | pmo
project management professional | pmp
project manager | programme manager | program manager | project management
product manager | product management
business analyst | ba
management consulting | management consultant | strategy consulting
environmental social and governance | esg
corporate social responsibility | csr
founders office | founder's office | founder office
management trainee | mt
executive assistant | ea to ceo | executive secretary
personal assistant | personal secretary
chief of staff | cos
office administrator | office admin | admin executive | administration executive
front office | front desk | receptionist | front office executive
back office | backoffice | back office executive
data entry | dataentry | data entry operator | deo
computer operator | computer operator cum data entry
facility management | facilities management | facility manager
real estate | realestate | property
property and casualty | p&c
third party administrator | tpa
unit linked insurance plan | ulip
life insurance advisor | insurance advisor | lic agent
bancassurance | banca
actuary | actuarial | actuarial analyst
underwriter | underwriting
legal counsel | in house counsel | inhouse counsel
legal officer | law officer
intellectual property rights | ipr | intellectual property
patent agent | patent attorney
advocate | lawyer | attorney
bachelor of laws | llb | ll.b
insolvency and bankruptcy code | ibc
hospital administrator | hospital administration | hospital manager
national accreditation board for hospitals | nabh
out patient department | opd
intensive care unit | icu
staff nurse | nursing staff | nurse
general nursing and midwifery | gnm
auxiliary nurse midwife | anm
lab technician | laboratory technician
physiotherapist | physiotherapy
pharmacist | pharmacy
pharmacovigilance | drug safety
clinical research associate | cra
clinical research | clinical trials
teacher | teaching
primary teacher | prt
trained graduate teacher | tgt
post graduate teacher | pgt
assistant professor | lecturer
instructional designer | instructional design
academic counsellor | academic counselor | education counsellor | education counselor
counsellor | counselor
edtech | ed tech
learning management system | lms
non governmental organisation | ngo
hotel management | hospitality
food and beverage | f&b
quick service restaurant | qsr
security guard | security officer
office boy | office assistant | peon
delivery boy | delivery executive | delivery partner
driver | driving
electrician | electrical technician
fitter | fitting
interior designer | interior design
civil engineer | civil engineering
mechanical engineer | mechanical engineering
electrical engineer | electrical engineering
electronics engineer | electronics engineering | ece
chemical engineer | chemical engineering
heating ventilation and air conditioning | hvac
mechanical electrical and plumbing | mep
building information modelling | bim
bill of quantities | boq
original equipment manufacturer | oem
electric vehicle | ev
information technology enabled services | ites
global capability centre | gcc | global capability center
small and medium enterprises | msme
telecom | telecommunication | telecommunications
`;
