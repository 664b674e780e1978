/** Words that mean the same to an employer: a search for one finds all of its line. */
const GROUPS: readonly (readonly string[])[] = [
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['kubernetes', 'k8s'],
  ['react', 'reactjs', 'react.js'],
  ['angular', 'angularjs', 'angular.js'],
  ['vue', 'vuejs', 'vue.js'],
  ['node', 'nodejs', 'node.js'],
  ['next', 'nextjs', 'next.js'],
  ['golang', 'go'],
  ['postgresql', 'postgres'],
  ['machine learning', 'ml'],
  ['artificial intelligence', 'ai'],
  ['natural language processing', 'nlp'],
  ['generative ai', 'genai', 'gen ai'],
  ['large language models', 'llm', 'llms'],
  ['amazon web services', 'aws'],
  ['google cloud', 'gcp', 'google cloud platform'],
  ['continuous integration', 'ci/cd', 'cicd'],
  ['site reliability engineer', 'sre', 'site reliability'],
  ['software engineer', 'software developer', 'sde', 'swe', 'software development engineer'],
  ['front end', 'frontend'],
  ['back end', 'backend'],
  ['full stack', 'fullstack'],
  ['devops', 'dev ops'],
  ['quality assurance', 'qa'],
  ['sdet', 'software development engineer in test', 'automation test engineer'],
  ['user interface', 'ui'],
  ['user experience', 'ux'],
  ['business intelligence', 'bi'],
  ['business analyst', 'ba'],
  ['database administrator', 'dba'],
  ['system on chip', 'soc'],
  ['cyber security', 'cybersecurity'],
  ['internet of things', 'iot'],
  ['human resources', 'hr', 'human resource'],
  ['hr business partner', 'hrbp'],
  ['talent acquisition', 'recruitment', 'recruiter'],
  ['learning and development', 'l&d', 'learning & development'],
  ['chartered accountant', 'ca'],
  ['company secretary', 'cs'],
  ['cost accountant', 'cma'],
  ['business development', 'bd'],
  ['business development executive', 'bde'],
  ['business development manager', 'bdm'],
  ['financial planning and analysis', 'fp&a', 'fpa', 'financial planning & analysis'],
  ['mergers and acquisitions', 'm&a', 'mergers & acquisitions'],
  ['supply chain', 'scm', 'supply chain management'],
  ['public relations', 'pr'],
  ['search engine optimisation', 'seo', 'search engine optimization'],
  ['information technology', 'it'],
  ['business process outsourcing', 'bpo'],
  ['customer service', 'customer support', 'customer care'],
  ['assistant vice president', 'avp'],
  ['vice president', 'vp'],
  ['general manager', 'gm'],
  ['management trainee', 'mt'],
  ['programme manager', 'program manager'],
  ['work from home', 'wfh', 'remote'],
];

const byPhrase = new Map<string, readonly string[]>();
for (const group of GROUPS) {
  for (const phrase of group) {
    if (byPhrase.has(phrase)) throw new Error(`synonym ${phrase} stands in two groups`);
    byPhrase.set(phrase, [phrase, ...group.filter((other) => other !== phrase)]);
  }
}

/** The longest phrase in the table, in words. */
export const MAX_SYNONYM_TERMS = Math.max(
  ...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length),
);

/** The phrase itself, first, and its synonyms; null when it has none. */
export const findSynonyms = (phrase: string): readonly string[] | null =>
  byPhrase.get(phrase) ?? null;
