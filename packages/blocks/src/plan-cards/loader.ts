import { defineLoader } from '@broadsheet/contract/block-loader';
import { formatCounted } from '../parts/count.ts';
import { formatRupees } from '../parts/rupees.ts';
import { planCards } from './schema.ts';

export const loadPlanCards = defineLoader(planCards, (settings, { brand }) => {
  const { bothSaveRupees } = brand.plans;
  const plans = settings.plans.map((name) => brand.plans[name]);
  const total = plans.reduce((sum, { priceRupees }) => sum + priceRupees, 0);
  return {
    data: {
      plans: plans.map(({ name, description, priceRupees, months, perMonthRupees }) => ({
        name,
        description,
        price: formatRupees(priceRupees),
        frequency: `for ${formatCounted(months, 'month')}`,
        perMonth: `${formatRupees(perMonthRupees)} a month`,
      })),
      both:
        plans.length > 1 && bothSaveRupees > 0
          ? { price: formatRupees(total - bothSaveRupees), save: formatRupees(bothSaveRupees) }
          : null,
    },
  };
});
