import { listChanges } from '@broadsheet/contract/studio/change-calls';
import type { HealthDays, HealthLocation } from '@broadsheet/contract/studio/health-calls';
import { useState } from 'react';
import { PageHeading } from '../app/page-heading.tsx';
import { useCall } from '../data/use-call.ts';
import { EditDialog } from '../pages/edit-dialog.tsx';
import { BannersSection } from './banners-section.tsx';
import { BlocksSection } from './blocks-section.tsx';
import { ContentSection } from './content-section.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { LinksSection } from './links-section.tsx';
import { OverviewList } from './overview-list.tsx';
import { SpeedSection } from './speed-section.tsx';
import { useHealth } from './use-health.ts';

/** Problems of the site, by block, link, banner and audience. */
const HealthPage = () => {
  const [days, setDays] = useState<HealthDays>(7);
  const [editing, setEditing] = useState<HealthLocation | null>(null);
  const health = useHealth(days);
  const changes = useCall(listChanges, { query: {} });
  const sectionProps = { onEdit: setEditing };
  return (
    <>
      <PageHeading title="Health" />
      <OverviewList health={health} />
      <BlocksSection blocks={health.blocks} days={days} onDays={setDays} {...sectionProps} />
      <SpeedSection vitals={health.vitals} days={days} />
      <LinksSection links={health.links} {...sectionProps} />
      <BannersSection banners={health.banners} {...sectionProps} />
      <CoverageSection coverage={health.coverage} {...sectionProps} />
      <ContentSection content={health.content} />
      {editing && (
        <EditDialog
          file={editing.file}
          at={editing}
          changes={changes.data?.items ?? []}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
};
export default HealthPage;
