import { type DateStyle, type Job, type Persona, type Study, writePeriod } from './personas.ts';

/** The TeX of a resume: a class of TeX Live, or a common form in plain LaTeX. */
export interface LatexTemplate {
  readonly name: string;
  readonly write: (persona: Persona, style: DateStyle) => string;
}

const ESCAPES: Readonly<Record<string, string>> = { '’': "'", '–': '--', '—': '---' };
const tex = (text: string): string =>
  text.replace(/[&%$#_]/g, '\\$&').replace(/[’–—]/g, (sign) => ESCAPES[sign] ?? sign);

const document = (preamble: string, body: readonly string[]): string =>
  `${preamble}\n\\begin{document}\n${body.join('\n')}\n\\end{document}\n`;
const ARTICLE = `\\documentclass[a4paper,10pt]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}
\\usepackage[margin=1.7cm]{geometry}\\usepackage{enumitem}\\usepackage{titlesec}\\usepackage{tabularx}
\\usepackage{xcolor}\\usepackage{marvosym}\\usepackage{paracol}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\titleformat{\\section}{\\large\\scshape\\raggedright}{}{0em}{}[\\titlerule]\\setlist{nosep}`;
const items = (texts: readonly string[]): string =>
  `\\begin{itemize}\n${texts.map((text) => `\\item ${tex(text)}`).join('\n')}\n\\end{itemize}`;

const splitName = (name: string): readonly [string, string] => {
  const at = name.lastIndexOf(' ');
  return [name.slice(0, at), name.slice(at + 1)];
};
const degreeOf = ({ full, field }: Study): string => tex(`${full} in ${field}`);

const moderncv = (style: string): LatexTemplate => ({
  name: `moderncv-${style}`,
  write: (persona, dates) => {
    const [first, last] = splitName(persona.name);
    const entry = (period: string, head: string, where: string, city: string, points: string) =>
      `\\cventry{${period}}{${head}}{${where}}{${city}}{}{${points}}`;
    return document(
      `\\documentclass[11pt,a4paper,sans]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{blue}
\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage[scale=0.8]{geometry}
\\name{${tex(first)}}{${tex(last)}}\\title{${tex(persona.headline)}}
\\address{${tex(persona.home.city)}}{${persona.home.region}}{${persona.home.country}}
\\phone[mobile]{${tex(persona.phone)}}\\email{${tex(persona.email)}}`,
      [
        '\\makecvtitle\n\\section{Experience}',
        ...persona.jobs.map((job) =>
          entry(
            writePeriod(job, dates),
            tex(job.title),
            tex(job.company),
            job.city,
            items(job.duties),
          ),
        ),
        '\\section{Education}',
        ...persona.studies.map((study) =>
          entry(writePeriod(study, dates), degreeOf(study), tex(study.institute), '', ''),
        ),
        '\\section{Skills}',
        `\\cvitem{Core}{${tex(persona.skills.slice(0, 4).join(', '))}}`,
        `\\cvitem{Others}{${tex(persona.skills.slice(4).join(', '))}}`,
      ],
    );
  },
});

const europasscv: LatexTemplate = {
  name: 'europasscv',
  write: (persona, dates) =>
    document(
      `\\documentclass[english,a4paper]{europasscv}\\usepackage[english]{babel}
\\ecvname{${tex(persona.name)}}\\ecvaddress{${tex(persona.home.city)}, ${persona.home.country}}
\\ecvtelephone{${tex(persona.phone)}}\\ecvemail{${tex(persona.email)}}`,
      [
        '\\begin{europasscv}\\ecvpersonalinfo\n\\ecvsection{Work experience}',
        ...persona.jobs.flatMap((job) => [
          `\\ecvtitle{${writePeriod(job, dates)}}{${tex(job.title)}}`,
          `\\ecvitem{}{${tex(job.company)}, ${job.city}}`,
          `\\ecvitem{}{\\begin{ecvitemize}${job.duties.map((duty) => `\\item ${tex(duty)}`).join('')}\\end{ecvitemize}}`,
        ]),
        '\\ecvsection{Education and training}',
        ...persona.studies.flatMap((study) => [
          `\\ecvtitle{${writePeriod(study, dates)}}{${degreeOf(study)}}`,
          `\\ecvitem{}{${tex(study.institute)}}`,
        ]),
        '\\ecvsection{Personal skills}',
        `\\ecvblueitem{Digital skills}{${tex(persona.skills.join(', '))}}`,
        '\\end{europasscv}',
      ],
    ),
};

const europecv: LatexTemplate = {
  name: 'europecv',
  write: (persona, dates) =>
    document(
      `\\documentclass[helvetica,narrow,english,a4paper]{europecv}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}
\\ecvname{${tex(persona.name)}}\\ecvaddress{${tex(persona.home.city)}, ${persona.home.region}}
\\ecvtelephone{${tex(persona.phone)}}\\ecvemail{${tex(persona.email)}}`,
      [
        '\\begin{europecv}\\ecvpersonalinfo\n\\ecvsection{Work experience}',
        ...persona.jobs.flatMap((job) => [
          `\\ecvitem{Dates}{\\textbf{${writePeriod(job, dates)}}}`,
          `\\ecvitem{Occupation or position held}{${tex(job.title)}}`,
          `\\ecvitem{Main activities}{${tex(job.duties.join('; '))}}`,
          `\\ecvitem[10pt]{Name of employer}{${tex(job.company)}}`,
        ]),
        '\\ecvsection{Education and training}',
        ...persona.studies.flatMap((study) => [
          `\\ecvitem{Dates}{${writePeriod(study, dates)}}`,
          `\\ecvitem{Title of qualification awarded}{${degreeOf(study)}}`,
          `\\ecvitem[10pt]{Name of organisation providing education}{${tex(study.institute)}}`,
        ]),
        '\\ecvsection{Personal skills and competences}',
        `\\ecvitem{Technical skills}{${tex(persona.skills.join(', '))}}\n\\end{europecv}`,
      ],
    ),
};

const currvita: LatexTemplate = {
  name: 'currvita',
  write: (persona, dates) =>
    document(`${ARTICLE}\\usepackage{currvita}`, [
      `\\begin{cv}{Curriculum Vitae}\\begin{cvlist}{Contact}\\item ${tex(persona.name)}\\item ${tex(persona.home.city)}, ${persona.home.country}`,
      `\\item ${tex(persona.phone)}\\item ${tex(persona.email)}\\end{cvlist}\\begin{cvlist}{Professional Experience}`,
      ...persona.jobs.map(
        (job) =>
          `\\item[${writePeriod(job, dates)}] ${tex(job.title)}, ${tex(job.company)}\\\\ ${tex(job.duties.join('. '))}.`,
      ),
      '\\end{cvlist}\\begin{cvlist}{Education}',
      ...persona.studies.map(
        (study) =>
          `\\item[${writePeriod(study, dates)}] ${degreeOf(study)}, ${tex(study.institute)}`,
      ),
      `\\end{cvlist}\\begin{cvlist}{Skills}\\item ${tex(persona.skills.join(', '))}\\end{cvlist}\\end{cv}`,
    ]),
};

const simplecv: LatexTemplate = {
  name: 'simplecv',
  write: (persona, dates) =>
    document(
      `\\documentclass[a4paper]{simplecv}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}`,
      [
        `\\leftheader{${tex(persona.home.city)}, ${persona.home.region}\\\\${tex(persona.phone)}}`,
        `\\rightheader{${tex(persona.email)}}\\title{${tex(persona.name)}}\\maketitle`,
        '\\section{Employment}\\begin{topic}',
        ...persona.jobs.map(
          (job) =>
            `\\item[${writePeriod(job, dates)}] \\textbf{${tex(job.company)}}, ${job.city}\\\\ \\emph{${tex(job.title)}}\\\\ ${tex(job.duties.join('. '))}.`,
        ),
        '\\end{topic}\\section{Education}\\begin{topic}',
        ...persona.studies.map(
          (study) =>
            `\\item[${writePeriod(study, dates)}] ${tex(study.short)}, ${tex(study.institute)}`,
        ),
        `\\end{topic}\\section{Technical Skills}\\begin{topic}\\item ${tex(persona.skills.join(', '))}\\end{topic}`,
      ],
    ),
};

const curve: LatexTemplate = {
  name: 'curve',
  write: (persona, dates) => {
    const rubric = (title: string, entries: readonly (readonly [string, string])[]): string =>
      `\\begin{rubric}{${title}}\n${entries.map(([key, text]) => `\\entry*[${key}] ${text}\n`).join('\n')}\\end{rubric}`;
    return [
      '\\documentclass[a4paper]{curve}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage[margin=2cm]{geometry}',
      '\\usepackage{filecontents}',
      `\\begin{filecontents*}[overwrite]{curve-work.ltx}\n${rubric(
        'Work Experience',
        persona.jobs.map((job) => [
          writePeriod(job, dates),
          `\\textbf{${tex(job.title)}}, ${tex(job.company)}, ${job.city}.\\par ${tex(job.duties.join('. '))}.`,
        ]),
      )}\n\\end{filecontents*}`,
      `\\begin{filecontents*}[overwrite]{curve-study.ltx}\n${rubric(
        'Education',
        persona.studies.map((study) => [
          writePeriod(study, dates),
          `${degreeOf(study)}, ${tex(study.institute)}`,
        ]),
      )}\n\\end{filecontents*}`,
      `\\begin{filecontents*}[overwrite]{curve-skills.ltx}\n${rubric('Skills', [
        ['Core', tex(persona.skills.join(', '))],
      ])}\n\\end{filecontents*}`,
      `\\leftheader{{\\LARGE\\bfseries ${tex(persona.name)}}\\\\${tex(persona.home.city)}, ${persona.home.country}}`,
      `\\rightheader{${tex(persona.phone)}\\\\${tex(persona.email)}}\\title{Curriculum Vit\\ae}`,
      '\\begin{document}\\makeheaders[c]\\makerubric{curve-work}\\makerubric{curve-study}\\makerubric{curve-skills}\\end{document}',
    ].join('\n');
  },
};

type Head = (job: Job, period: string) => string;
const headed = (
  name: string,
  head: Head,
  study: (study: Study, period: string) => string,
): LatexTemplate => ({
  name,
  write: (persona, dates) =>
    document(ARTICLE, [
      `\\begin{center}{\\Huge\\scshape ${tex(persona.name)}}\\\\[2pt] \\small ${tex(persona.phone)} $|$ ${tex(persona.email)} $|$ ${tex(persona.home.city)}, ${persona.home.region}\\end{center}`,
      '\\section{Education}',
      ...persona.studies.map((each) => `${study(each, writePeriod(each, dates))}\\\\[3pt]`),
      '\\section{Experience}',
      ...persona.jobs.map(
        (job) => `${head(job, writePeriod(job, dates))}\n${items(job.duties)}\\vspace{4pt}`,
      ),
      `\\section{Technical Skills}\\textbf{Tools}{: ${tex(persona.skills.slice(0, 4).join(', '))}}\\\\\\textbf{Others}{: ${tex(persona.skills.slice(4).join(', '))}}`,
    ]),
});
const row = (left: string, right: string): string =>
  `\\begin{tabular*}{\\textwidth}{l@{\\extracolsep{\\fill}}r}${left} & ${right}\\end{tabular*}`;

const sidebar: LatexTemplate = {
  name: 'paracol-sidebar',
  write: (persona, dates) =>
    document(`${ARTICLE}\\columnratio{0.31}`, [
      '\\begin{paracol}{2}',
      `{\\Large\\bfseries ${tex(persona.name)}}\\par ${tex(persona.headline)}\\par\\medskip \\Telefon~${tex(persona.phone)}\\par \\Letter~${tex(persona.email)}\\par ${tex(persona.home.city)}, ${persona.home.region}`,
      `\\section{Skills}${items(persona.skills)}\\section{Languages}English, Hindi`,
      '\\switchcolumn\\section{Experience}',
      ...persona.jobs.map(
        (job) =>
          `\\textbf{${tex(job.title)}}\\par \\textcolor{gray}{${tex(job.company)}}\\par {\\small ${writePeriod(job, dates)} \\hfill ${job.city}}\n${items(job.duties)}\\medskip`,
      ),
      '\\section{Education}',
      ...persona.studies.map(
        (study) =>
          `\\textbf{${tex(study.short)} in ${study.field}}\\par ${tex(study.institute)}\\par {\\small ${writePeriod(study, dates)}}\\medskip`,
      ),
      '\\end{paracol}',
    ]),
};

const margin: LatexTemplate = {
  name: 'margin-dates',
  write: (persona, dates) =>
    document(ARTICLE, [
      `{\\LARGE ${tex(persona.name)}}\\hfill ${tex(persona.home.city)} \\textbullet\\ ${tex(persona.phone)} \\textbullet\\ ${tex(persona.email)}\\bigskip`,
      '\\begin{tabularx}{\\textwidth}{p{3.6cm}X}',
      '\\textbf{WORK} & \\\\',
      ...persona.jobs.map(
        (job) =>
          `${writePeriod(job, dates)} & \\textbf{${tex(job.company)}} \\newline ${tex(job.title)} \\newline ${tex(job.duties.join('. '))}.\\\\[6pt]`,
      ),
      '\\textbf{EDUCATION} & \\\\',
      ...persona.studies.map(
        (study) =>
          `${writePeriod(study, dates)} & ${tex(study.institute)} \\newline ${degreeOf(study)}\\\\[4pt]`,
      ),
      `\\textbf{SKILLS} & ${tex(persona.skills.join(', '))}\\\\\\end{tabularx}`,
    ]),
};

export const LATEX_TEMPLATES: readonly LatexTemplate[] = [
  ...['classic', 'casual', 'banking', 'oldstyle', 'fancy'].map(moderncv),
  ...[europasscv, europecv, currvita, simplecv, curve, sidebar, margin],
  headed(
    'two-row-heads',
    (job, period) =>
      `${row(`\\textbf{${tex(job.title)}}`, period)}\\\\${row(`\\textit{${tex(job.company)}}`, `\\textit{${job.city}}`)}`,
    (study, period) =>
      `${row(`\\textbf{${tex(study.institute)}}`, '')}\\\\${row(degreeOf(study), period)}`,
  ),
  headed(
    'company-bar-title',
    (job, period) => row(`\\textbf{${tex(job.company)}} $|$ ${tex(job.title)}`, period),
    (study, period) => row(`${tex(study.institute)} $|$ ${degreeOf(study)}`, period),
  ),
  headed(
    'title-at-company',
    (job, period) => `\\textbf{${tex(job.title)} at ${tex(job.company)}}, ${period}\\\\`,
    (study, period) => `${tex(study.short)} (${study.field}), ${tex(study.institute)}, ${period}`,
  ),
];
