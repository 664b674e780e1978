import type { Brand } from '@broadsheet/contract/brand';
import type { ReportState, StaffReport } from '@broadsheet/contract/calls/job-reports';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { decideReport } from '@broadsheet/contract/studio/report-calls';
import { useState } from 'react';
import { callStudio } from '../api/call-studio.ts';
import { documentFacts } from '../app/document-facts.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { useCall } from '../data/use-call.ts';
import { useSession } from '../session/session.tsx';
import { ReportsTable } from './reports-table.tsx';
import { useReports } from './use-reports.ts';

const STATES = [
  ['open', 'Open'],
  ['upheld', 'Upheld'],
  ['dismissed', 'Dismissed'],
] as const satisfies readonly (readonly [ReportState, string])[];

const DONE: Readonly<Record<ReportState, string>> = {
  open: 'Report reopened.',
  upheld: 'Report upheld. The job’s page now counts it.',
  dismissed: 'Report dismissed.',
};

type BrandChoice = readonly [Brand, string];

const Reports = ({ brands }: { readonly brands: readonly BrandChoice[] }) => {
  const here = brands.find(([, name]) => name === documentFacts().siteName)?.[0];
  const [brand, setBrand] = useState<Brand>(here ?? 'tech');
  const [state, setState] = useState<ReportState>('open');
  const reports = useReports(brand, state);
  const { act, isBusy, fault } = useAct();
  const decide = (report: StaffReport, next: ReportState) =>
    void act(async () => {
      const params = { report: report.id };
      await callStudio(decideReport, { params, body: { brand, state: next } });
      showToast(DONE[next]);
      await reports.mutate();
    });
  return (
    <>
      <div className="form">
        <SelectInput label="Site" value={brand} choices={brands} onChange={setBrand} />
        <SelectInput label="Show" value={state} choices={STATES} onChange={setState} />
      </div>
      <FaultLine fault={fault} />
      <Loaded of={reports} rows={8}>
        {(items) =>
          items.length === 0 ? (
            <Empty>No reports here.</Empty>
          ) : (
            <ReportsTable
              reports={items}
              isHere={brand === here}
              isBusy={isBusy}
              onDecide={decide}
            />
          )
        }
      </Loaded>
      <MoreButton {...reports} onMore={reports.loadMore} />
    </>
  );
};

/** The desk for members' reports about jobs. */
const ReportsPage = () => {
  const { may } = useSession();
  const palette = useCall(readPalette);
  return (
    <>
      <PageHeading title="Job reports" />
      <p>
        Uphold a report if it is right. The employer’s job pages then count it for 12 months. Nobody
        sees who sent a report.
      </p>
      {may('publisher') ? (
        <Loaded of={palette}>
          {({ brands }) => (
            <Reports brands={brands.map(({ brand, name }): BrandChoice => [brand, name])} />
          )}
        </Loaded>
      ) : (
        <Empty>Only publishers and admins can see this page.</Empty>
      )}
    </>
  );
};
export default ReportsPage;
