/** Degrees and certificates: each line is phrases that mean the same to an employer. */
export const DEGREES = `
bachelor of technology | b.tech | btech
bachelor of engineering | b.e.
master of technology | m.tech | mtech
bachelor of commerce | b.com | bcom
master of commerce | m.com | mcom
bachelor of science | b.sc | bsc
master of science | m.sc | msc
bachelor of arts | b.a
bachelor of business administration | bba | b.b.a
master of business administration | mba | m.b.a | pgdm
post graduate diploma in management | pgdbm
bachelor of computer applications | bca | b.c.a
master of computer applications | mca | m.c.a
bachelor of education | b.ed
bachelor of pharmacy | b.pharm | b.pharma | bpharm
master of pharmacy | m.pharm | m.pharma | mpharm
bachelor of design | b.des | bdes
bachelor of architecture | b.arch | barch
bachelor of hotel management | bhm
bachelor of medicine | mbbs
bachelor of dental surgery | bds
master of social work | msw
doctorate | phd | ph.d
industrial training institute | iti
diploma | polytechnic
higher secondary | 12th pass | 12 pass | 12th | intermediate pass
secondary school | 10th pass | 10 pass | 10th
graduate | graduation | any graduate
post graduate | postgraduate | post graduation
`;
