import type { Judgement } from './judgement.ts';

/** What seekers of management jobs type, and what they mean by it. */
export const MANAGEMENT_JUDGEMENTS: readonly Judgement[] = [
  {
    query: 'hr',
    best: { title: /\bhr\b|human resource|hrbp/i },
    good: { skill: /\bhr\b|payroll|recruit/i },
  },
  {
    query: 'hr business partner',
    best: { title: /hr business partner|hrbp/i },
    good: { title: /\bhr\b/i },
  },
  {
    query: 'recruiter',
    best: { title: /recruit|talent acquisition/i },
    good: { skill: /hiring|sourcing|recruit/i },
  },
  {
    query: 'talent acquisition',
    best: { title: /talent acquisition|recruit/i },
    good: { skill: /hiring|recruit/i },
  },
  { query: 'payroll', best: { title: /payroll/i }, good: { skill: /payroll/i } },
  {
    query: 'learning and development',
    best: { title: /l&d|learning (&|and) (organisation )?development/i },
    good: { title: /learning|training/i },
  },
  { query: 'total rewards', best: { title: /rewards/i }, good: { title: /compensation/i } },
  {
    query: 'brand manager',
    best: { title: /brand manager/i },
    good: { title: /marketing|product manager/i },
  },
  {
    query: 'digital marketing',
    best: { title: /digital marketing/i },
    good: { title: /performance marketing|growth|seo/i },
  },
  { query: 'marketing manager', best: { title: /marketing/i }, good: { title: /brand|growth/i } },
  {
    query: 'performance marketing',
    best: { title: /performance/i },
    good: { title: /marketing/i },
  },
  { query: 'key account manager', best: { title: /key account/i }, good: { title: /account/i } },
  {
    query: 'business development manager',
    best: { title: /business development/i },
    good: { title: /sales/i },
  },
  { query: 'area sales manager', best: { title: /area sales/i }, good: { title: /sales/i } },
  { query: 'sales', best: { title: /sales/i }, good: { skill: /sales/i } },
  {
    query: 'public relations',
    best: { title: /public relations|\bpr\b/i },
    good: { title: /communications/i },
  },
  {
    query: 'procurement',
    best: { title: /procurement/i },
    good: { title: /sourcing|purchase|category/i },
  },
  {
    query: 'purchase manager',
    best: { title: /purchase/i },
    good: { title: /sourcing|procurement/i },
  },
  {
    query: 'logistics manager',
    best: { title: /logistics/i },
    good: { title: /warehouse|exim|fulfilment/i },
  },
  { query: 'warehouse', best: { title: /warehouse/i }, good: { skill: /warehous/i } },
  {
    query: 'supply chain',
    best: { title: /supply chain|supply planning/i },
    good: {
      title: /planning|planner|logistics|supplier|purchase|procure|sourcing|warehouse|exim|fulfil/i,
    },
  },
  {
    query: 'production engineer',
    best: { title: /production/i },
    good: { title: /plant|manufactur/i },
  },
  { query: 'plant head', best: { title: /plant/i }, good: { title: /production/i } },
  { query: 'quality assurance', best: { title: /quality/i }, good: { skill: /quality/i } },
  {
    query: 'company secretary',
    best: { title: /company secretary|\bcs\b/i },
    good: { title: /secretarial/i },
  },
  { query: 'legal counsel', best: { title: /legal/i }, good: { title: /counsel|contracts/i } },
  { query: 'litigation', best: { title: /litigation/i }, good: { title: /dispute|advocate/i } },
  { query: 'trademark', best: { title: /trademark/i }, good: { title: /patent|intellectual/i } },
  {
    query: 'management consultant',
    best: { title: /management consult|consultant - strategy/i },
    good: { title: /consult/i },
  },
  { query: 'risk advisory', best: { title: /risk advisory/i }, good: { title: /risk/i } },
  { query: 'valuations', best: { title: /valuation/i }, good: { skill: /valuation/i } },
  {
    query: 'chief of staff',
    best: { title: /chief of staff/i },
    good: { title: /founder|ceo|office/i },
  },
  {
    query: 'management trainee',
    best: { title: /management trainee|graduate trainee/i },
    good: { title: /trainee/i },
  },
  {
    query: 'programme manager',
    best: { title: /program(me)? manager/i },
    good: { title: /program|project/i },
  },
  { query: 'facility manager', best: { title: /facilit/i }, good: { title: /admin/i } },
  { query: 'store manager', best: { title: /store manager/i }, good: { title: /store|retail/i } },
  {
    query: 'visual merchandiser',
    best: { title: /visual merchandis|\bvm\b/i },
    good: { title: /merchandis/i },
  },
  {
    query: 'e-commerce manager',
    best: { title: /e-commerce/i },
    good: { title: /marketplace|online/i },
  },
  {
    query: 'product manager',
    best: { title: /product manager|product owner/i },
    good: { title: /product/i },
  },
  {
    query: 'associate product manager',
    best: { title: /associate product manager/i },
    good: { title: /product/i },
  },
  { query: 'prodct manager', best: { title: /product manager/i }, good: { title: /product/i } },
  { query: 'sap fico', best: { title: /fico/i }, good: { title: /sap/i } },
  { query: 'presales', best: { title: /presales/i }, good: { title: /solution|bid/i } },
  { query: 'underwriter', best: { title: /underwrit/i }, good: { skill: /underwrit/i } },
  { query: 'claims manager', best: { title: /claims/i }, good: { skill: /claims/i } },
  { query: 'actuarial', best: { title: /actuar/i }, good: { skill: /actuar/i } },
  {
    query: 'hospital operations',
    best: { title: /hospital operations/i },
    good: { title: /hospital/i },
  },
  {
    query: 'instructional designer',
    best: { title: /instructional design/i },
    good: { title: /learning/i },
  },
  {
    query: 'm&a',
    best: { title: /m&a|mergers/i },
    good: { title: /corporate development|deal|transaction/i },
  },
  { query: 'esg', best: { title: /\besg\b/i }, good: { title: /sustainab/i } },
];
