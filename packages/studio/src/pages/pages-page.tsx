import { listChanges } from '@broadsheet/contract/studio/change-calls';
import { listFiles, listPages } from '@broadsheet/contract/studio/content-calls';
import { useMemo, useState } from 'react';
import {
  Button,
  Input,
  Label,
  SearchField,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from 'react-aria-components';
import { PageHeading } from '../app/page-heading.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { NewPageDialog } from '../landing/new-page-dialog.tsx';
import { RedirectsTable } from '../redirects/redirects-table.tsx';
import { useSession } from '../session/session.tsx';
import { changesByFile } from './changes-by-file.ts';
import { EditDialog } from './edit-dialog.tsx';
import { FilesTable } from './files-table.tsx';
import { PagesTable } from './pages-table.tsx';

/** Every page of the sites, and every other editable file. */
const PagesPage = () => {
  const pages = useCall(listPages);
  const files = useCall(listFiles);
  const changes = useCall(listChanges, { query: {} });
  const [typed, setTyped] = useState('');
  const { may } = useSession();
  const [editing, setEditing] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const open = useMemo(() => changesByFile(changes.data?.items ?? []), [changes.data]);
  const table = { typed, open, onEdit: setEditing };
  return (
    <>
      <PageHeading title="Pages">
        {may('editor') && (
          <Button className="button" onPress={() => setCreating(true)}>
            New page…
          </Button>
        )}
      </PageHeading>
      <SearchField className="field" value={typed} onChange={setTyped}>
        <Label>Search by name or URL</Label>
        <Input />
      </SearchField>
      <Tabs className="tabs">
        <TabList aria-label="What to edit">
          <Tab id="pages">Pages</Tab>
          <Tab id="redirects">Redirects</Tab>
          <Tab id="files">Other content</Tab>
        </TabList>
        <TabPanel id="pages">
          <Loaded of={pages} rows={8}>
            {({ items }) => <PagesTable pages={items} {...table} />}
          </Loaded>
        </TabPanel>
        <TabPanel id="redirects">
          <RedirectsTable typed={typed} onEdit={setEditing} />
        </TabPanel>
        <TabPanel id="files">
          <Loaded of={files} rows={8}>
            {({ items }) => <FilesTable files={items} {...table} />}
          </Loaded>
        </TabPanel>
      </Tabs>
      {isCreating && (
        <NewPageDialog pages={pages.data?.items ?? []} onClose={() => setCreating(false)} />
      )}
      {editing && (
        <EditDialog
          file={editing}
          changes={changes.data?.items ?? []}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
};
export default PagesPage;
