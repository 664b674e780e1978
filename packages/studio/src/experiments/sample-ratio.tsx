import type { ExperimentReport } from '@broadsheet/contract/experiment-report';
import { formatCohort, formatSite } from './format-experiment.ts';
import { formatCount } from './format-numbers.ts';

type Ratio = ExperimentReport['sampleRatio'];

/** Whether the arms were dealt as configured, overall, on each site and to each kind of people. */
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
          The arms were not dealt as they are configured. Trust nothing below, and tell a developer.
        </p>
      )}
      {parts.length > 0 && (
        <details className="more">
          <summary>Whether the arms were dealt as configured, by site and by people</summary>
          <ul>
            {parts.map(({ name, units, alarm }) => (
              <li key={name}>
                {name}: {formatCount(units)} took part,{' '}
                {alarm ? (
                  <strong className="trouble">not dealt as configured</strong>
                ) : (
                  <span className="soft">dealt as configured</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
