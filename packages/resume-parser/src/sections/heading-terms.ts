/** The kinds of a resume's sections. */
export type SectionKind =
  | 'experience'
  | 'education'
  | 'skills'
  | 'summary'
  | 'personal'
  | 'languages'
  | 'projects'
  | 'other';

interface HeadingTerms {
  readonly kind: SectionKind;
  /** Words or phrases that identify the heading. */
  readonly terms: readonly string[];
}

/** The first entry with a word of the heading wins: "Academic projects" are projects. */
export const HEADINGS: readonly HeadingTerms[] = [
  { kind: 'projects', terms: ['projects', 'project', 'portfolio'] },
  {
    kind: 'languages',
    terms: ['languages', 'language', 'langues', 'sprachen', 'idiomas', 'भाषाएँ', 'भाषा'],
  },
  {
    kind: 'other',
    terms: [
      ...['declaration', 'references', 'reference', 'referees', 'achievements', 'awards'],
      ...['honours', 'honors', 'accomplishments', 'recognition', 'publications', 'papers'],
      ...['patents', 'conferences', 'interests', 'interest', 'hobbies', 'activities'],
      ...['extracurricular', 'volunteering', 'volunteer', 'memberships', 'affiliations'],
      ...[
        'certifications',
        'certification',
        'certificates',
        'licenses',
        'licences',
        'scholarships',
      ],
    ],
  },
  {
    kind: 'experience',
    terms: [
      ...['experience', 'experiences', 'employment', 'internship', 'internships', 'appointments'],
      ...['worked', 'employers', 'work history', 'career history', 'job history', 'career path'],
      ...['career progression', 'professional background', 'professional journey', 'career graph'],
      ...[
        'work profile',
        'career record',
        'positions held',
        'service record',
        'service particulars',
      ],
      ...['jobs held', 'berufserfahrung', 'experiencia', 'अनुभव'],
    ],
  },
  {
    kind: 'education',
    terms: [
      ...['education', 'educational', 'academic', 'academics', 'academia', 'qualification'],
      ...['formation', 'ausbildung', 'educacion', 'formacion', 'scholastics'],
      ...['qualifications', 'scholastic', 'studies', 'studied', 'schooling', 'degrees', 'शिक्षा'],
    ],
  },
  {
    kind: 'skills',
    terms: [
      ...['skills', 'skill', 'skillset', 'skillsets', 'competencies', 'competency', 'competences'],
      ...['expertise', 'proficiency', 'proficiencies', 'technologies', 'tools', 'toolkit'],
      ...['computing', 'strengths', 'specialities', 'specialties', 'tech stack', 'technical'],
      ...['kenntnisse', 'habilidades', 'software known', 'कौशल'],
    ],
  },
  {
    kind: 'personal',
    terms: [
      ...['personal', 'contact', 'contacts', 'reach', 'address', 'biodata', 'coordinates'],
      ...['other details', 'other information', 'additional details', 'additional information'],
    ],
  },
  {
    kind: 'summary',
    terms: [
      ...['summary', 'objective', 'objectives', 'profile', 'about', 'statement', 'overview'],
      ...['synopsis', 'introduction', 'goal', 'who i am', 'highlights'],
    ],
  },
  { kind: 'other', terms: ['training', 'trainings', 'courses', 'coursework', 'research'] },
  { kind: 'experience', terms: ['work'] },
];

/** Words that a heading may also contain. */
export const BESIDE: ReadonlySet<string> = new Set([
  ...['my', 'the', 'and', 'of', 'in', 'for', 'at', 'with', 'to', 'i', 'have', 'where', 'me', 'am'],
  ...['who', 'a', 'key', 'core', 'other', 'additional', 'relevant', 'professional', 'technical'],
  ...['work', 'working', 'career', 'job', 'history', 'background', 'record', 'details', 'detail'],
  ...['set', 'areas', 'area', 'soft', 'functional', 'domain', 'industry', 'industrial', 'total'],
  ...['knowledge', 'known', 'information', 'info', 'executive', 'brief', 'snapshot', 'computer'],
  ...['it', 'software', 'tech', 'stack', 'previous', 'current', 'past', 'organisational'],
  ...['organizational', 'corporate', 'teaching', 'credentials', 'extra', 'curricular', 'held'],
  ...['vitae', 'management', 'leadership', 'major', 'academic', 'personal', 'is', 'path', 'life'],
  ...['professionnelle', 'professionnelles', 'profesional', 'laboral', 'particulars', 'service'],
  ...['jobs', 'synopsis', 'credential', 'summarised', 'chronological', 'present', 'dossier'],
  ...['journey', 'progression', 'graph', 'positions', 'summary', 'profile', 'certifications'],
]);
