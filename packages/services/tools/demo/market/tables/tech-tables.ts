import type { CategoryTable } from '../category-table.ts';
import { aiMl } from './tech/ai-ml.ts';
import { backend } from './tech/backend.ts';
import { businessAnalysis } from './tech/business-analysis.ts';
import { cybersecurity } from './tech/cybersecurity.ts';
import { dataAnalytics } from './tech/data-analytics.ts';
import { dataEngineering } from './tech/data-engineering.ts';
import { devops } from './tech/devops.ts';
import { emergingTech } from './tech/emerging-tech.ts';
import { frontend } from './tech/frontend.ts';
import { fullStack } from './tech/full-stack.ts';
import { mobile } from './tech/mobile.ts';
import { others } from './tech/others.ts';
import { platform } from './tech/platform.ts';
import { product } from './tech/product.ts';
import { qa } from './tech/qa.ts';
import { semiconductor } from './tech/semiconductor.ts';
import { uiDesign } from './tech/ui-design.ts';

/** One table for each category of the tech brand, sorted by category slug. */
export const techTables: readonly CategoryTable[] = [
  aiMl,
  backend,
  businessAnalysis,
  cybersecurity,
  dataAnalytics,
  dataEngineering,
  devops,
  emergingTech,
  frontend,
  fullStack,
  mobile,
  others,
  platform,
  product,
  qa,
  semiconductor,
  uiDesign,
];
