import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { subscriptionDetails } from '@broadsheet/contract/calls/subscription';
import { failureText } from '@broadsheet/contract/form-outcome';
import { planOffer } from '@broadsheet/contract/plan-offer';
import { RESUME_FAILURES } from '@broadsheet/contract/resume/resume-failures';
import { formatMessage } from '@broadsheet/messages/format-message';
import { formatRupees } from '../shared/text/format-rupees.ts';
import { describePlan, type Held, hasPlan } from './describe-plan.ts';
import { planCards } from './schema.ts';

/** Loads the reader's subscriptions. Null if that fails: the prices are shown anyway. */
const readHeld = async ({ call, session }: LoaderContext): Promise<Held> => {
  if (!session?.isLoggedIn) return null;
  try {
    return await call(subscriptionDetails, {});
  } catch {
    return null;
  }
};

/** On the resume builder page the `failed` parameter can belong to a resume form. */
const isOfResumes = ({ kind, query }: LoaderContext['page']): boolean =>
  kind === 'resume-builder' && RESUME_FAILURES.has(query.failed ?? '');

const TOGETHER = ['earlyApplicant', 'resumeBuilder'] as const;

export const loadPlanCards = defineLoader(planCards, async (settings, context) => {
  const { brand, page } = context;
  const messages = context.messages.plans;
  const held = await readHeld(context);
  const keys = settings.plans.filter((key) => settings.owned === 'show' || !hasPlan(key, held));
  if (keys.length === 0) return { data: null };
  const { saved, amount } = planOffer(brand.plans, 'both');
  const isTogether = settings.both && saved !== null && TOGETHER.every((key) => keys.includes(key));
  return {
    data: {
      plans: keys.map((key) => describePlan(key, settings, brand.plans, held, messages)),
      both: isTogether
        ? {
            choice: 'both' as const,
            amount,
            names: formatMessage(messages.comboOffer, {
              first: brand.plans.earlyApplicant.name,
              second: brand.plans.resumeBuilder.name,
            }),
            button: messages.buyBoth,
            price: formatRupees(Number(amount)),
            save: formatMessage(messages.comboSaving, { amount: formatRupees(Number(saved)) }),
          }
        : null,
      next: page.pathname,
      failed: isOfResumes(page) ? null : failureText(page),
    },
  };
});
