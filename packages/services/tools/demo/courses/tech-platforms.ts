import type { CourseTable } from './course-table.ts';

/** Each course is four lines, as `readCourseTable` reads them. */
export const TECH_PLATFORMS: readonly CourseTable[] = [
  {
    slug: 'cloud',
    label: 'Cloud and DevOps',
    text: `
AWS Foundations for Working Engineers | kaveri-cloud-academy | beginner | 8 | 18500 | online | featured
AWS, IAM, EC2, S3
Deploy and run a small product on AWS, with costs under control. For developers and administrators who know Linux basics.
IAM: users, roles and permissions; Compute: EC2 and auto scaling; Storage: S3 and volumes; Project: deploy a product end to end

Kubernetes in Production | kaveri-cloud-academy | advanced | 10 | 42000 | blended | ready
Kubernetes, Helm, Prometheus, GitOps
Run Kubernetes clusters that other teams depend on. For engineers who have deployed containers before.
Architecture: control plane, nodes and networking; Deployments: Helm and GitOps; Observability: metrics, logs and alerts; On-call lab: incident drills

Terraform from First Principles | tapti-infrastructure-labs | intermediate | 6 | 16000 | online |
Terraform, Azure, Modules, State
Manage infrastructure as code with Terraform. For engineers who set up servers by hand today.
State: resources and providers; Modules: reusable infrastructure; Changes: plans, reviews and drift; Project: a network with two services

Site Reliability Engineering | tapti-infrastructure-labs | advanced | 12 | 55000 | blended | ready
SRE, Observability, Linux, Incident response
Learn to set SLOs, monitor services and handle incidents. For engineers with three years in production support.
SLOs: targets that users notice; Observability: traces, metrics and logs; Incidents: response and postmortems; Load: preparing for peak traffic

Linux and Networks for Cloud Beginners | kaveri-cloud-academy | beginner | 6 | 0 | online |
Linux, Networking, Bash, DNS
Build the Linux and networking basics for a cloud career. For graduates and career changers.
Shell: files, users and permissions; Processes: memory and services; Networking: IP, ports and DNS; Scripting: automating tasks with Bash

Azure Administrator Track | charminar-it-school | intermediate | 9 | 24500 | classroom |
Azure, Entra ID, Virtual networks, Backup
Manage users, networks and backups on Azure. For system administrators with two years of experience.
Identity: Entra ID users and groups; Networks: virtual networks and VPN; Backup: recovery drills; Cost control: budgets, tags and reports
`,
  },
  {
    slug: 'data',
    label: 'Data and analytics',
    text: `
SQL for Working People | deccan-school-of-data | beginner | 6 | 9500 | online | featured
SQL, PostgreSQL, Joins, Reporting
Learn to query data and build your own reports. For professionals of any field.
Tables: rows, columns and types; Queries: filters, groups and totals; Joins: combining tables; Project: a report for your own work

Data Analyst Programme | deccan-school-of-data | beginner | 24 | 68000 | blended | ready, featured
SQL, Excel, Power BI, Statistics
Become a data analyst in six months, with a portfolio of four projects. For graduates of any subject.
Excel: cleaning and pivot tables; SQL: querying data; Statistics: drawing valid conclusions; Projects: four case studies with public data

Power BI for Teams | deccan-school-of-data | intermediate | 5 | 14000 | online |
Power BI, DAX, Data modelling, Row-level security
Build dashboards that your whole department can trust. For professionals who know basic charts.
Data models: star schema and dates; DAX: accurate measures; Sharing: row-level security; Performance: faster reports

Data Engineering with Spark | hoysala-data-works | advanced | 14 | 52000 | blended | ready
Spark, Python, Airflow, Kafka
Build reliable data pipelines with Spark, Kafka and Airflow. For developers who know Python and SQL.
Batch: processing large datasets; Streaming: Kafka and events; Airflow: scheduling and retries; Data quality: tests and monitoring

Statistics You Will Use | hoysala-data-works | beginner | 6 | 7500 | online |
Statistics, Python, A/B testing, Sampling
Learn practical statistics and A/B testing. For product managers and analysts.
Descriptive statistics: averages and spread; Probability: chance and risk; A/B tests: design and sample size; Interpretation: reading claims correctly

Python for Data Work | deccan-school-of-data | beginner | 8 | 12500 | online |
Python, pandas, Jupyter, Visualisation
Learn Python for data analysis from scratch. For beginners without programming experience.
Python: basics and loops; pandas: working with tables; Charts: clear visualisation; Notebooks: reproducible analysis
`,
  },
  {
    slug: 'ai',
    label: 'AI and machine learning',
    text: `
Machine Learning with Indian Data | narmada-ai-forum | intermediate | 12 | 38000 | blended | ready, featured
Python, scikit-learn, Feature engineering, Evaluation
Train and evaluate machine learning models on Indian datasets. For learners who know Python.
Baselines: simple models first; Algorithms: trees and linear models; Evaluation: bias, leakage and validation; Project: a documented model

Generative AI for Developers | narmada-ai-forum | intermediate | 8 | 29500 | online | featured
LLM, RAG, Python, Prompt design
Build LLM applications with RAG, evaluation and cost control. For working developers.
LLMs: tokens, context and cost; RAG: answers from your own documents; Evaluation: testing AI output; Guardrails: safety and privacy

Deep Learning from Scratch | narmada-ai-forum | advanced | 16 | 64000 | classroom |
PyTorch, Neural networks, Computer vision, Linear algebra
Build neural networks from scratch and with PyTorch. For engineers with a background in mathematics.
Fundamentals: gradients and backpropagation; Networks: layers, loss and training; Computer vision: image models; Language: attention and transformers

MLOps in Practice | hoysala-data-works | advanced | 10 | 45000 | online | ready
MLflow, Docker, Feature store, Monitoring
Deploy, monitor and retrain machine learning models. For data scientists and platform engineers.
Packaging: reproducible models; Serving: latency and cost; Monitoring: drift and alerts; Retraining: automated pipelines

AI for Everyone at Work | vidyut-learning | beginner | 3 | 0 | online |
AI literacy, Prompt design, Privacy, Automation
Use AI tools safely to save time at work. For professionals of any field.
Basics: what AI can and cannot do; Writing: drafts and summaries; Privacy: what not to share; Automation: save an hour every week

Natural Language for Indian Languages | narmada-ai-forum | advanced | 12 | 48000 | blended |
NLP, Transformers, Hindi, Speech
Build search, speech and translation for Indian languages. For learners who have trained a model before.
Text: scripts, spelling and code-mixing; Datasets: finding and cleaning data; Models: fine-tuning on a budget; Speech: a multilingual helpline project
`,
  },
  {
    slug: 'semiconductor',
    label: 'Chips and embedded',
    text: `
VLSI Physical Design | sahyadri-institute-of-vlsi | advanced | 26 | 145000 | classroom | ready, featured
VLSI, Place and route, Timing closure, Static timing analysis
Train in physical design from netlist to sign-off in six months. For electronics graduates.
Floorplanning: macros and power; Routing: layers, congestion and noise; Timing closure: STA and fixes; Sign-off: a tape-out-ready block

SystemVerilog Verification | sahyadri-institute-of-vlsi | intermediate | 16 | 92000 | blended | ready
SystemVerilog, UVM, Assertions, Coverage
Learn UVM-based verification for chip design jobs. For engineers who know Verilog.
Testbenches: drivers, monitors and scoreboards; Constrained random: finding corner cases; Assertions: checking design rules; Coverage: knowing when you are done

Embedded C for Real Devices | malnad-embedded-school | beginner | 12 | 34000 | classroom |
Embedded C, ARM, RTOS, Debugging
Program microcontrollers for reliable, low-power devices. For diploma holders and graduates.
Basics: pins, clocks and timers; Interrupts: real-time response; RTOS: tasks and scheduling; Power: long battery life

Linux Device Drivers | malnad-embedded-school | advanced | 10 | 46000 | blended |
Linux kernel, Device drivers, C, Yocto
Write Linux device drivers and bring up new boards. For embedded programmers with two years of experience.
Kernel: build and debug; Drivers: character devices and interrupts; Yocto: custom Linux images; Upstream: submitting patches

FPGA Design Essentials | sahyadri-institute-of-vlsi | intermediate | 8 | 39000 | classroom |
FPGA, Verilog, Vivado, Signal processing
Design digital logic on real FPGA boards. For final-year electronics students.
Logic: combinational and sequential design; Clocks: domains and timing; Signal processing: digital filters; Interfaces: UART, SPI and more

IoT Systems End to End | malnad-embedded-school | intermediate | 9 | 27500 | online |
IoT, MQTT, ESP32, Edge computing
Build a complete IoT system from sensor to dashboard. For developers and makers.
Devices: ESP32 and sensors; Messaging: MQTT and offline handling; Edge computing: local decisions; Dashboard: a smart farming project
`,
  },
];
