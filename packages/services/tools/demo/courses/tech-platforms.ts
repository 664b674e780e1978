import type { CourseTable } from './course-table.ts';

/** Each course is four lines, as `readCourseTable` reads them. */
export const TECH_PLATFORMS: readonly CourseTable[] = [
  {
    slug: 'cloud',
    label: 'Cloud and DevOps',
    text: `
AWS Foundations for Working Engineers | kaveri-cloud-academy | beginner | 8 | 18500 | online | featured
AWS, IAM, EC2, S3
Run a small product on AWS, with a bill that you can explain line by line. For developers and administrators who have used a Linux shell.
Accounts and access: users, roles and the least they need; Compute: machines that grow and shrink with the load; Storage: buckets, volumes and what each costs; A small launch: one product, from code to bill

Kubernetes in Production | kaveri-cloud-academy | advanced | 10 | 42000 | blended | ready
Kubernetes, Helm, Prometheus, GitOps
Operate clusters that other teams depend on, upgrades and bad nights included. For engineers who have deployed containers before.
Clusters from inside: control plane, nodes and networks; Shipping: charts, roll-outs and the way back; Seeing: metrics, logs and alerts worth waking for; A week on call: faults that we set and you mend

Terraform from First Principles | tapti-infrastructure-labs | intermediate | 6 | 16000 | online |
Terraform, Azure, Modules, State
Describe infrastructure as text, review it as code and change it without fear. For those who set up servers by hand today.
Resources and state: what Terraform knows and how; Modules: parts that three teams can share; Change: plans, reviews and drift; Estate: a network and two services, rebuilt from nothing

Site Reliability Engineering | tapti-infrastructure-labs | advanced | 12 | 55000 | blended | ready
SRE, Observability, Linux, Incident response
Set targets for a service, measure it honestly and learn from every fault. For engineers with three years around live systems.
Targets: what users notice, in numbers; Measuring: traces, metrics and logs together; Faults: command, word to users and review; Load: a shop on its sale day

Linux and Networks for Cloud Beginners | kaveri-cloud-academy | beginner | 6 | 0 | online |
Linux, Networking, Bash, DNS
The ground under every cloud: files, processes, ports and names. For graduates and those who change their field.
The shell: files, users and permissions; Processes: what runs and what eats memory; Networks: addresses, ports and names; Scripts: a task that runs itself each night

Azure Administrator Track | charminar-it-school | intermediate | 9 | 24500 | classroom |
Azure, Entra ID, Virtual networks, Backup
Keep an office and its servers running on Azure, and prove that the backups work. For system administrators of two years.
Identity: people, groups and devices; Networks: offices joined to the cloud; Backup: restoring a day, with a watch; Costs: limits, tags and reports
`,
  },
  {
    slug: 'data',
    label: 'Data and analytics',
    text: `
SQL for Working People | deccan-school-of-data | beginner | 6 | 9500 | online | featured
SQL, PostgreSQL, Joins, Reporting
Ask a database your own questions, from a first query to a monthly report. For anyone who waits for others to pull numbers.
Tables: rows, columns and types; Questions: filters, groups and sums; Joins: two tables that tell one story; Your report: one that your own office uses

Data Analyst Programme | deccan-school-of-data | beginner | 24 | 68000 | blended | ready, featured
SQL, Excel, Power BI, Statistics
Six months from spreadsheets to a portfolio of four studies with real public data. For graduates of any subject.
Spreadsheets: clean, pivot and check; SQL: the questions behind each chart; Statistics: what a sample can say; Four studies: rail, rain, retail and rents

Power BI for Teams | deccan-school-of-data | intermediate | 5 | 14000 | online |
Power BI, DAX, Data modelling, Row-level security
Reports that a whole department opens on Monday, and that agree with each other. For those who make charts already.
Models: stars, dates and keys; Measures: sums that stay right; Sharing: who sees which rows; Speed: a slow report made quick

Data Engineering with Spark | hoysala-data-works | advanced | 14 | 52000 | blended | ready
Spark, Python, Airflow, Kafka
Build pipelines that fail loudly, run again safely and arrive by breakfast. For developers who know Python and SQL.
Batches: a million rows, then a billion; Streams: events in their order, or nearly; Schedules: runs that can be repeated; Quality: tests for data, not for code

Statistics You Will Use | hoysala-data-works | beginner | 6 | 7500 | online |
Statistics, Python, A/B testing, Sampling
Averages, chances and experiments, with the mistakes that people make in meetings. For product people and analysts.
Describing: middle, spread and shape; Chance: what luck alone would do; Experiments: size, length and when to stop; Reading: ten claims from the news, checked

Python for Data Work | deccan-school-of-data | beginner | 8 | 12500 | online |
Python, pandas, Jupyter, Visualisation
From a first loop to notebooks that a colleague can run again. For those who have never programmed.
Python: values, lists and loops; Tables: pandas for what Excel cannot hold; Charts: one message each; A notebook: questions, answers and their sources
`,
  },
  {
    slug: 'ai',
    label: 'AI and machine learning',
    text: `
Machine Learning with Indian Data | narmada-ai-forum | intermediate | 12 | 38000 | blended | ready, featured
Python, scikit-learn, Feature engineering, Evaluation
Train models on crops, claims and languages of this country, and say when they are wrong. For those who write Python.
Baselines: the simple rule to beat; Trees and lines: most of what works; Honesty: leaks, bias and bad splits; A model card: what it can do and what not

Generative AI for Developers | narmada-ai-forum | intermediate | 8 | 29500 | online | featured
LLM, RAG, Python, Prompt design
Put a language model into a product with sources, limits and a cost for each answer. For working developers.
Models: tokens, context and price; Retrieval: answers from your own documents; Tests: measuring what has no single answer; Guards: misuse, leaks and the way out

Deep Learning from Scratch | narmada-ai-forum | advanced | 16 | 64000 | classroom |
PyTorch, Neural networks, Computer vision, Linear algebra
Write the layers yourself once, then use the library with open eyes. For engineers with mathematics of a first degree.
Gradients: one neuron on paper; Networks: layers, loss and training; Pictures: crops seen from above; Language: attention in two hundred lines

MLOps in Practice | hoysala-data-works | advanced | 10 | 45000 | online | ready
MLflow, Docker, Feature store, Monitoring
Take models out of notebooks and keep them good after the launch. For data scientists and platform engineers.
Packaging: the same result twice; Serving: latency and what it costs; Watching: drift, and who is told; Retraining: when, and who decides

AI for Everyone at Work | vidyut-learning | beginner | 3 | 0 | online |
AI literacy, Prompt design, Privacy, Automation
What the tools can do for an ordinary office day, and what must never be pasted into them. For everyone.
What it is: and what it is not; Writing: drafts, summaries and checks; Privacy: what stays inside; One hour saved: your own weekly task

Natural Language for Indian Languages | narmada-ai-forum | advanced | 12 | 48000 | blended |
NLP, Transformers, Hindi, Speech
Search, speech and translation where English data is not enough. For those who have trained a model before.
Scripts: spelling, code-mixing and tokens; Corpora: finding, cleaning and licences; Models: fine-tuning on a budget; Speech: a helpline in three languages
`,
  },
  {
    slug: 'semiconductor',
    label: 'Chips and embedded',
    text: `
VLSI Physical Design | sahyadri-institute-of-vlsi | advanced | 26 | 145000 | classroom | ready, featured
VLSI, Place and route, Timing closure, Static timing analysis
Six months in the laboratory, from netlist to a block that meets its timing. For graduates of electronics.
Floor plans: where everything sits; Routing: wires, layers and noise; Timing: paths that fail and why; Sign-off: a block that could be made

SystemVerilog Verification | sahyadri-institute-of-vlsi | intermediate | 16 | 92000 | blended | ready
SystemVerilog, UVM, Assertions, Coverage
Find the fault before the fab does, and prove that you have looked everywhere. For engineers who know Verilog.
Benches: drivers, monitors and scores; Random: constraints that find corners; Assertions: rules that watch; Coverage: knowing when to stop

Embedded C for Real Devices | malnad-embedded-school | beginner | 12 | 34000 | classroom |
Embedded C, ARM, RTOS, Debugging
Make a board do one thing reliably for a year on a battery. For diploma holders and graduates.
Pins and clocks: a light, at last; Interrupts: what cannot wait; Tasks: several things at once; Power: a year on one cell

Linux Device Drivers | malnad-embedded-school | advanced | 10 | 46000 | blended |
Linux kernel, Device drivers, C, Yocto
Bring up a board, write its drivers and send the patch upstream. For embedded programmers of two years.
The kernel: building and breaking it; Drivers: character, bus and interrupt; Images: a system of your own; Patches: writing for strangers

FPGA Design Essentials | sahyadri-institute-of-vlsi | intermediate | 8 | 39000 | classroom |
FPGA, Verilog, Vivado, Signal processing
Logic that you can touch by the second week: filters, displays and links. For electronics students in their last year.
Logic: from gates to machines; Clocks: crossing them safely; Filters: sound, cleaned on the fly; Links: talking to a computer

IoT Systems End to End | malnad-embedded-school | intermediate | 9 | 27500 | online |
IoT, MQTT, ESP32, Edge computing
Sensors in a field, a message each minute and a chart that a farmer can read. For developers and makers.
Devices: sensors that survive rain; Messages: when the network goes; Edge: deciding without the cloud; The chart: told to who waters
`,
  },
];
