import { listAudiences } from '@broadsheet/contract/studio/audience-calls';
import type { DecisionSnapshot, RecordedDecision } from '@broadsheet/contract/studio/decision';
import { readDecision } from '@broadsheet/contract/studio/decision-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { formatDecision } from '@broadsheet/contract/studio/report-text';
import { Button } from 'react-aria-components';
import { Link, useParams } from 'react-router-dom';
import { MissingPage } from '../app/missing-page.tsx';
import { PageHeading } from '../app/page-heading.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { downloadText } from '../data/download-text.ts';
import { useCall } from '../data/use-call.ts';
import { audiencesByKey } from '../editor/audience/audience-fields.ts';
import { formatScope, formatTimes } from '../experiments/format-experiment.ts';
import { formatPercent } from '../experiments/format-numbers.ts';
import { formatInstant } from '../format/format-instant.ts';
import { ArchivedResults } from './archived-results.tsx';
import { ArmPictures } from './arm-pictures.tsx';
import { decisionHref } from './decision-text.ts';

const Story = ({ of }: { readonly of: RecordedDecision }) => (
  <>
    <p>
      <b>{formatDecision(of)}</b>{' '}
      <span className="soft">
        {of.by.name}, {formatInstant(of.at)}
      </span>
    </p>
    <p>
      The results recommended “{formatDecision(of.recommended)}”.
      {of.reason && ` ${of.by.name} differed: “${of.reason}”`}
    </p>
    <h2>Learning</h2>
    <p className="written">{of.learning}</p>
    {of.hypothesis && (
      <>
        <h2>Hypothesis</h2>
        <p>{of.hypothesis}</p>
      </>
    )}
  </>
);

const Definition = ({
  of: { page },
  snapshot: { definition },
}: {
  readonly of: RecordedDecision;
  readonly snapshot: DecisionSnapshot;
}) => {
  const audiences = useCall(listAudiences, { query: {} });
  return (
    <>
      <h2>Experiment</h2>
      {definition ? (
        <>
          <p>{formatScope(definition, audiencesByKey(audiences.data?.items ?? []))}</p>
          <p className="soft">
            {Object.entries(definition.variants)
              .map(([arm, weight]) => `${arm} ${formatPercent(weight / 100)}`)
              .join(', ')}
            {formatTimes(definition) && `, ${formatTimes(definition)}`}
          </p>
        </>
      ) : (
        <p>{formatPage(page)} page.</p>
      )}
    </>
  );
};

const Others = ({ of }: { readonly of: readonly RecordedDecision[] }) =>
  of.length > 0 && (
    <>
      <h2>Other decisions about this test</h2>
      <ul className="entries">
        {of.map((other) => (
          <li key={other.number}>
            <Link to={decisionHref(other)}>{formatDecision(other)}</Link>{' '}
            <span className="soft">
              {other.by.name}, {formatInstant(other.at)}
            </span>
            <p className="written">{other.learning}</p>
          </li>
        ))}
      </ul>
    </>
  );

/** One decision, with what was known when it was recorded. */
const DecisionPage = () => {
  const { number: given = '' } = useParams();
  const number = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null;
  const found = useCall(readDecision, number === null ? null : { params: { number } });
  if (number === null) return <MissingPage />;
  return (
    <Loaded of={found} rows={6}>
      {({ decision, snapshot, others }) => {
        const { experiment, bucketVersion } = decision;
        const report = `${JSON.stringify(snapshot.report, null, 2)}\n`;
        return (
          <>
            <PageHeading title={experiment}>
              <Link to="/experiments/archive">Archive</Link>
            </PageHeading>
            {others.some(({ version }) => version > decision.version) && (
              <p className="notice">There is a later decision about this test. It is below.</p>
            )}
            <Story of={decision} />
            <Definition of={decision} snapshot={snapshot} />
            <h2>Results at that time</h2>
            {!snapshot.isReliable && (
              <p className="field-error">
                The groups were not as planned, so these results were unreliable.
              </p>
            )}
            <ArchivedResults of={snapshot.results} />
            <div className="buttons">
              <Button
                className="button-quiet"
                onPress={() =>
                  downloadText(`${experiment}-${bucketVersion}-report.json`, report, 'json')
                }
              >
                Download whole report
              </Button>
            </div>
            {snapshot.definition && (
              <ArmPictures
                {...{ experiment, definition: snapshot.definition, revision: snapshot.revision }}
              />
            )}
            <Others of={others} />
          </>
        );
      }}
    </Loaded>
  );
};
export default DecisionPage;
