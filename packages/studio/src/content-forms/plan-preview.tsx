import { isJsonObject } from '../editor/model/json.ts';
import { valueAt } from '../editor/model/value-at.ts';
import type { PreviewProps } from './content-form.ts';

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const rupees = (amount: unknown): string =>
  typeof amount === 'number' && Number.isFinite(amount) ? RUPEES.format(amount) : '?';

const lines = (texts: unknown): readonly string[] =>
  Array.isArray(texts) ? texts.filter((each) => typeof each === 'string' && each !== '') : [];

/** A plan as a card, as the page of plans shows it. */
export const PlanPreview = ({ value, of }: PreviewProps) => {
  const plan = valueAt(value, ['plans', of]);
  if (!isJsonObject(plan)) return null;
  const { months, description } = plan;
  return (
    <div className="plan-sample">
      <strong>{String(plan.name ?? '')}</strong>
      <span className="plan-sample-price">{rupees(plan.perMonthRupees)} a month</span>
      <span className="soft">
        {rupees(plan.priceRupees)} for {String(months ?? '?')} {months === 1 ? 'month' : 'months'}
      </span>
      <ul>
        {lines(description).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
};
