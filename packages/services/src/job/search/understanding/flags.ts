import type { JobFlagName } from '@broadsheet/contract/job-filters';

/** What people type for a flag of jobs; words as `foldText` writes them. */
const PHRASES: Readonly<Record<JobFlagName, string>> = {
  workFromHome: `work from home | wfh | remote | remotely | remote work | remote working | remote job | remote jobs |
    work from anywhere | wfa | home based | homebased | home base | online work from home | fully remote | 100 remote |
    permanent remote | permanent wfh | work at home | work form home | work frm home | workfromhome | from home |
    telecommute | ghar se kaam | ghar se kam | ghar baithe | ghar baithe kaam | ghar baithe kam | ghar bethe |
    ghar se | at home`,
  femaleCandidate: `for women | for female | for females | for ladies | for girls | for girl | women only | female only |
    females only | ladies only | girls only | only female | only for female | only women | only girls | female candidate |
    female candidates | women candidates | only for women | only for girls | mahila | mahilaon | women preferred |
    female preferred | ladies job | ladies jobs | female job | female jobs | women job | women jobs | girls job |
    girls jobs | girl job | female fresher jobs | ladies | ladki | ladkiyon`,
  femaleBackWorkForce: `women returning to work | returning women | returnship | women returnee | women returners |
    career break women | after career break | career break | back to work | second innings | housewife | housewives |
    housewifes | home maker | homemaker | homemakers | restart career`,
  differentlyAbled: `differently abled | differently able | handicapped | handicap | physically handicapped |
    physically challenged | disabled | for disabled | persons with disabilities | person with disability | pwd | divyang |
    disability | specially abled`,
  exDefence: `ex defence | ex army | ex army man | ex armyman | ex servicemen | ex serviceman | exserviceman |
    exservicemen | retired army | army retired | defence retired | ex military | ex navy | ex air force | veterans |
    ex defense | retired defence`,
};

const flags = new Map<string, JobFlagName>();
for (const [name, phrases] of Object.entries(PHRASES) as [JobFlagName, string][])
  for (const phrase of phrases.split('|')) flags.set(phrase.trim().replace(/\s+/g, ' '), name);

export const FLAG_PHRASES: ReadonlyMap<string, JobFlagName> = flags;
