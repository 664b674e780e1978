import type { ExperimentReport } from '@broadsheet/contract/experiment-report';
import { formatCohort, formatSite } from '@broadsheet/contract/studio/report-text';
import { formatCount } from './format-numbers.ts';

type Ratio = ExperimentReport['sampleRatio'];

/** Whether the arms were assigned as configured: overall, by site and by cohort. */
export const SampleRatio = ({ of }: { readonly of: Ratio }) => {
  const parts = [
    ...of.brands.map(({ brand, ...rest }) => ({ name: formatSite(brand), ...rest })),
    ...of.cohorts.map(({ cohort, ...rest }) => ({ name: formatCohort(cohort), ...rest })),
  ];
  const hasAlarm = of.overall.alarm || parts.some(({ alarm }) => alarm);
  return (
    <>
      {hasAlarm && (
        <p className="trouble" role="alert">
          The actual traffic split differs from the planned one, so these results are unreliable.
          Contact your engineering team.
        </p>
      )}
      {parts.length > 0 && (
        <details className="more">
          <summary>Traffic split by site and audience</summary>
          <ul>
            {parts.map(({ name, units, alarm }) => (
              <li key={name}>
                {name}: {formatCount(units)} people,{' '}
                {alarm ? (
                  <strong className="trouble">split differs from plan</strong>
                ) : (
                  <span className="soft">split as planned</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
