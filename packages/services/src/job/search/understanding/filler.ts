/** Words that only say "I want a job", in English and in Hindi with Latin letters; Devanagari is read as `romanise` writes it. */
const LINES = `
job jobs jobss jobz vacancy vacancies vacency vacancie vacany vaccancy vacanci vacancys opening openings opning openning
opportunity opportunities oppurtunity opportunites career careers carrier hiring hire hires recruit recruiting recruitments position positions 
role roles work works working employment openings requirement requirements required require urgent urgently urgnt immediate immediately
latest new newest recent today todays current currently 2023 2024 2025 2026 2027 apply online now joining joiner joiners join
walkin walkins interview interviews 
find search searching looking look seeking seek need needed want wanted wants wanna give show please pls plz kindly me
any all some best top good great nice genuine real legit trusted website portal naukricom
a an and are as at be by for from i in is my near nearby nearme of off on or the to want with without within into using per this that there
also or will can you your we our us am im who which what where how it's its like based type kind types related relevant relating
candidate candidates applicant applicants person persons people boys boy male males
company companies firm firms organisation organization mnc mncs startup startups reputed leading
full fulltime permanent onsite office wfo 
 profile profiles background 
naukri naukari nokri naukriya naukriyan naukriyaan naukriyo noukri nokari rojgar rozgar kaam kam kaaam bharti bharati vacancy
chahiye chahie chaiye chahiya chahye chaie chahe chaahiye mangta mangata dhundh dhoond dhundho khoj khojo batao bataiye bataye btao dikhao dikhaye dikha do dijiye de dena dedo lagwa lagao
ke ki ka ko kaa kee k liye lie liya lye mein men mem main may me se par pe per aur ya bhi hai he hain ho hona hun hu hoon tha wala wale wali vala vale vali
mujhe mujhko muje mera mere meri hame humko hum aap apne apni koi kuch kuchh sab abhi turant jaldi acchi achi acha accha achha badhiya
karna karne kar karo karta karte sakte sakta milegi milega mil jaye jay kahan kaise kya yahan paas pas aas asspaas bande ladke ladka log logo
bro sir bhai ji dear hello hi hey thanks thank
jab jobs job's vacency opening's jobseeker placement placements consultancy
`;

export const FILLER: ReadonlySet<string> = new Set(
  LINES.trim()
    .split(/\s+/)
    .map((word) => word.replace(/'.*/, '')),
);

/** Phrases whose words alone would mean something. */
export const FILLER_PHRASES: ReadonlySet<string> = new Set(
  (
    'full time | full time job | work from office | on site | in office | walk in | walk ins | walk in interview | ' +
    'walk in | immediate joiner | immediate joining | near me | near by | close to me | around me | ' +
    'apply online | apply now | job alert | job openings | as soon as possible | asap | any where | anywhere | ' +
    'pan india | all india | across india | in india | india | bharat | for men | for male | male only | jobs for boys | ' +
    'private job | private jobs | pvt job | pvt jobs | private sector | off campus | off campus drive | notice period | ' +
    'both can apply | can apply | direct joining | spot offer | good salary | salary | package | ctc | per month | ' +
    'lpa | high salary | highest paying | high paying | well paid | best salary | 100 placement'
  )
    .split('|')
    .map((phrase) => phrase.trim()),
);
