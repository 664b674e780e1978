import type { Impact } from '@broadsheet/contract/studio/impact';
import { describeCosts } from './describe-cost.ts';

/** How an edit changes who shares each page, with what makes a page slow. */
export const CostList = ({ impact }: { readonly impact: Impact }) => {
  const costs = describeCosts(impact);
  if (costs.length === 0) return null;
  return (
    <div className="impact-part">
      <h3>How pages are shared</h3>
      {costs.map(({ title, text, warnings }) => (
        <div key={title} className="impact-group">
          <h4>{title}</h4>
          <p>{text}</p>
          {warnings.map((warning) => (
            <p key={warning} className="trouble">
              {warning}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
};
