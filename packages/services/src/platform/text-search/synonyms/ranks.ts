/** Ranks and parts of titles: each line is phrases that mean the same to an employer. */
export const RANKS = `
senior | sr | snr
junior | jr | jnr
assistant | asst | asstt
associate | assoc
executive | exec | exe
manager | mgr | mngr
management | mgmt | mgt
engineer | engg | engr
developer | dev | developper
administrator | admin
accountant | acct | accountants
coordinator | co-ordinator
director | dir
technical | tech
technician | techn
operator | opr
operations | ops
department | dept
development | devt
assistant manager | asst manager
deputy manager | dy manager | dy mgr | deputy mgr
senior manager | sr manager
assistant general manager | agm
deputy general manager | dgm
general manager | gm
senior general manager | sgm
assistant vice president | avp
deputy vice president | dvp
associate vice president | assoc vp
vice president | vp
senior vice president | svp
executive vice president | evp
chief executive officer | ceo
chief operating officer | coo
chief technology officer | cto
chief information officer | cio
chief marketing officer | cmo
chief product officer | cpo
chief human resources officer | chro
chief people officer | people officer
chief revenue officer | cro
chief data officer | cdo
chief business officer | cbo
chief risk officer | chief risk
chief compliance officer | compliance head
chief legal officer | clo | general counsel
chief investment officer | chief investment
chief growth officer | chief growth
chief learning officer | head of learning
managing director | md
non executive director | independent director
team lead | team leader | tl
technical lead | tech lead
project lead | project leader
assistant product manager | associate product manager | apm
graduate engineer trainee | get trainee | graduate trainee engineer
diploma engineer trainee | det
post graduate trainee | pgt trainee
apprentice | apprenticeship
trainee | traineeship
intern | internship | internships
fresher | freshers
incharge | in charge
head | heads
plant head | factory manager
state head | state manager
cluster head | cluster manager
`;
