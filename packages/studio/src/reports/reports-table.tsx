import type { ReportState, StaffReport } from '@broadsheet/contract/calls/job-reports';
import { REPORT_REASONS } from '@broadsheet/contract/constants';
import { jobHref } from '@broadsheet/contract/job-text';
import { Button } from 'react-aria-components';
import { Scroller } from '../controls/scroller.tsx';
import { formatInstant } from '../format/format-instant.ts';

const REASON_TEXT: ReadonlyMap<string, string> = new Map(
  REPORT_REASONS.map(({ id, label }) => [id, label]),
);

interface RowProps {
  readonly report: StaffReport;
  /** The job's page is on this host. */
  readonly isHere: boolean;
  readonly isBusy: boolean;
  readonly onDecide: (report: StaffReport, state: ReportState) => void;
}

const Decisions = ({ report, isBusy, onDecide }: RowProps) => {
  const states: readonly (readonly [ReportState, string])[] =
    report.state === 'open'
      ? [
          ['upheld', 'Uphold'],
          ['dismissed', 'Dismiss'],
        ]
      : [['open', 'Reopen']];
  return (
    <div className="buttons">
      {states.map(([state, name]) => (
        <Button
          key={state}
          className="button-quiet"
          data-busy={isBusy || undefined}
          aria-label={`${name} report ${report.id} about ${report.job.title}`}
          onPress={() => onDecide(report, state)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
};

const Row = (props: RowProps) => {
  const { report, isHere } = props;
  const { job } = report;
  return (
    <tr>
      <td>{formatInstant(report.reportedAt)}</td>
      <th scope="row">
        {isHere ? <a href={jobHref(job)}>{job.title}</a> : job.title}
        <span className="soft">
          {' '}
          {job.company}, job {job.id}
          {job.isOpen ? '' : ', closed'}
        </span>
      </th>
      <td>
        {REASON_TEXT.get(report.reason)}
        {report.note && <p className="soft">{report.note}</p>}
      </td>
      <td>{report.reportsOfJob}</td>
      <td>
        {report.decidedAt && report.decidedBy
          ? `${report.decidedBy}, ${formatInstant(report.decidedAt)}`
          : 'Not decided'}
      </td>
      <td>
        <Decisions {...props} />
      </td>
    </tr>
  );
};

interface ReportsTableProps extends Omit<RowProps, 'report'> {
  readonly reports: readonly StaffReport[];
}

export const ReportsTable = ({ reports, ...row }: ReportsTableProps) => (
  <Scroller label="Table of job reports">
    <table className="table" aria-label="Job reports">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Job</th>
          <th scope="col">Reason</th>
          <th scope="col">Reports of this job</th>
          <th scope="col">Decision</th>
          <th scope="col">
            <span className="hidden-text">Decide</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <Row key={report.id} report={report} {...row} />
        ))}
      </tbody>
    </table>
  </Scroller>
);
