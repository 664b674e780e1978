import type { CategoryTable } from '../category-table.ts';
import { bankingFinance } from './management/banking-finance.ts';
import { bpo } from './management/bpo.ts';
import { consulting } from './management/consulting.ts';
import { educationTraining } from './management/education-training.ts';
import { generalManagement } from './management/general-management.ts';
import { healthcareAdministration } from './management/healthcare-administration.ts';
import { hr } from './management/hr.ts';
import { insurance } from './management/insurance.ts';
import { itSystems } from './management/it-systems.ts';
import { legal } from './management/legal.ts';
import { productManagement } from './management/product-management.ts';
import { retail } from './management/retail.ts';
import { salesMarketing } from './management/sales-marketing.ts';
import { scmOperations } from './management/scm-operations.ts';
import { strategy } from './management/strategy.ts';

/** One table for each category of the management brand, sorted by category slug. */
export const managementTables: readonly CategoryTable[] = [
  bankingFinance,
  bpo,
  consulting,
  educationTraining,
  generalManagement,
  healthcareAdministration,
  hr,
  insurance,
  itSystems,
  legal,
  productManagement,
  retail,
  salesMarketing,
  scmOperations,
  strategy,
];
