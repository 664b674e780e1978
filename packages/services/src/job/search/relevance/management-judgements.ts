import type { Judgement } from './judgement.ts';

/** Queries of seekers of management jobs, and their intent. */
export const MANAGEMENT_JUDGEMENTS: readonly Judgement[] = [
  {
    query: 'hr',
    best: { title: /\bhr\b|human resource|hrbp/i },
    relevant: { skill: /\bhr\b|payroll|recruit/i },
  },
  {
    query: 'hr business partner',
    best: { title: /hr business partner|hrbp/i },
    relevant: { title: /\bhr\b/i },
  },
  {
    query: 'recruiter',
    best: { title: /recruit|talent acquisition/i },
    relevant: { skill: /hiring|sourcing|recruit/i },
  },
  {
    query: 'talent acquisition',
    best: { title: /talent acquisition|recruit/i },
    relevant: { skill: /hiring|recruit/i },
  },
  { query: 'payroll', best: { title: /payroll/i }, relevant: { skill: /payroll/i } },
  {
    query: 'learning and development',
    best: { title: /l&d|learning (&|and) (organisation )?development/i },
    relevant: { title: /learning|training/i },
  },
  { query: 'total rewards', best: { title: /rewards/i }, relevant: { title: /compensation/i } },
  {
    query: 'brand manager',
    best: { title: /brand manager/i },
    relevant: { title: /marketing|product manager/i },
  },
  {
    query: 'digital marketing',
    best: { title: /digital marketing/i },
    relevant: { title: /performance marketing|growth|seo/i },
  },
  {
    query: 'marketing manager',
    best: { title: /marketing/i },
    relevant: { title: /brand|growth/i },
  },
  {
    query: 'performance marketing',
    best: { title: /performance/i },
    relevant: { title: /marketing/i },
  },
  {
    query: 'key account manager',
    best: { title: /key account/i },
    relevant: { title: /account/i },
  },
  {
    query: 'business development manager',
    best: { title: /business development/i },
    relevant: { title: /sales/i },
  },
  { query: 'area sales manager', best: { title: /area sales/i }, relevant: { title: /sales/i } },
  { query: 'sales', best: { title: /sales/i }, relevant: { skill: /sales/i } },
  {
    query: 'public relations',
    best: { title: /public relations|\bpr\b/i },
    relevant: { title: /communications/i },
  },
  {
    query: 'procurement',
    best: { title: /procurement/i },
    relevant: { title: /sourcing|purchase|category/i },
  },
  {
    query: 'purchase manager',
    best: { title: /purchase/i },
    relevant: { title: /sourcing|procurement/i },
  },
  {
    query: 'logistics manager',
    best: { title: /logistics/i },
    relevant: { title: /warehouse|exim|fulfilment/i },
  },
  { query: 'warehouse', best: { title: /warehouse/i }, relevant: { skill: /warehous/i } },
  {
    query: 'supply chain',
    best: { title: /supply chain|supply planning/i },
    relevant: {
      title: /planning|planner|logistics|supplier|purchase|procure|sourcing|warehouse|exim|fulfil/i,
    },
  },
  {
    query: 'production engineer',
    best: { title: /production/i },
    relevant: { title: /plant|manufactur/i },
  },
  { query: 'plant head', best: { title: /plant/i }, relevant: { title: /production/i } },
  { query: 'quality assurance', best: { title: /quality/i }, relevant: { skill: /quality/i } },
  {
    query: 'company secretary',
    best: { title: /company secretary|\bcs\b/i },
    relevant: { title: /secretarial/i },
  },
  { query: 'legal counsel', best: { title: /legal/i }, relevant: { title: /counsel|contracts/i } },
  { query: 'litigation', best: { title: /litigation/i }, relevant: { title: /dispute|advocate/i } },
  {
    query: 'trademark',
    best: { title: /trademark/i },
    relevant: { title: /patent|intellectual/i },
  },
  {
    query: 'management consultant',
    best: { title: /management consult|consultant - strategy/i },
    relevant: { title: /consult/i },
  },
  { query: 'risk advisory', best: { title: /risk advisory/i }, relevant: { title: /risk/i } },
  { query: 'valuations', best: { title: /valuation/i }, relevant: { skill: /valuation/i } },
  {
    query: 'chief of staff',
    best: { title: /chief of staff/i },
    relevant: { title: /founder|ceo|office/i },
  },
  {
    query: 'management trainee',
    best: { title: /management trainee|graduate trainee/i },
    relevant: { title: /trainee/i },
  },
  {
    query: 'programme manager',
    best: { title: /program(me)? manager/i },
    relevant: { title: /program|project/i },
  },
  { query: 'facility manager', best: { title: /facilit/i }, relevant: { title: /admin/i } },
  {
    query: 'store manager',
    best: { title: /store manager/i },
    relevant: { title: /store|retail/i },
  },
  {
    query: 'visual merchandiser',
    best: { title: /visual merchandis|\bvm\b/i },
    relevant: { title: /merchandis/i },
  },
  {
    query: 'e-commerce manager',
    best: { title: /e-commerce/i },
    relevant: { title: /marketplace|online/i },
  },
  {
    query: 'product manager',
    best: { title: /product manager|product owner/i },
    relevant: { title: /product/i },
  },
  {
    query: 'associate product manager',
    best: { title: /associate product manager/i },
    relevant: { title: /product/i },
  },
  { query: 'prodct manager', best: { title: /product manager/i }, relevant: { title: /product/i } },
  { query: 'sap fico', best: { title: /fico/i }, relevant: { title: /sap/i } },
  { query: 'presales', best: { title: /presales/i }, relevant: { title: /solution|bid/i } },
  { query: 'underwriter', best: { title: /underwrit/i }, relevant: { skill: /underwrit/i } },
  { query: 'claims manager', best: { title: /claims/i }, relevant: { skill: /claims/i } },
  { query: 'actuarial', best: { title: /actuar/i }, relevant: { skill: /actuar/i } },
  {
    query: 'hospital operations',
    best: { title: /hospital operations/i },
    relevant: { title: /hospital/i },
  },
  {
    query: 'instructional designer',
    best: { title: /instructional design/i },
    relevant: { title: /learning/i },
  },
  {
    query: 'm&a',
    best: { title: /m&a|mergers/i },
    relevant: { title: /corporate development|deal|transaction/i },
  },
  { query: 'esg', best: { title: /\besg\b/i }, relevant: { title: /sustainab/i } },
];
