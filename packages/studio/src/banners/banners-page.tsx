import { listChanges } from '@broadsheet/contract/studio/change-calls';
import { listFiles } from '@broadsheet/contract/studio/content-calls';
import { type FormEvent, useMemo, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useCall } from '../data/use-call.ts';
import { changesByFile } from '../pages/changes-by-file.ts';
import { EditDialog } from '../pages/edit-dialog.tsx';
import { FilesTable } from '../pages/files-table.tsx';
import { useSession } from '../session/session.tsx';

const FOLDER = 'layouts/banners/';

/** The list of banner files, and the form for a new one. */
const BannersPage = () => {
  const { may } = useSession();
  const files = useCall(listFiles);
  const changes = useCall(listChanges, { query: {} });
  const [editing, setEditing] = useState<string | null>(null);
  const open = useMemo(() => changesByFile(changes.data?.items ?? []), [changes.data]);
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    setEditing(`${FOLDER}${name}.csv`);
  };
  return (
    <>
      <PageHeading title="Banners" />
      <p>A banner list fills the promo banner blocks that use it. Each row is one banner.</p>
      <Loaded of={files}>
        {({ items }) => {
          const banners = items.filter(({ file }) => file.startsWith(FOLDER));
          return banners.length === 0 ? (
            <Empty>No banner lists yet. Create one below.</Empty>
          ) : (
            <FilesTable files={banners} typed="" open={open} onEdit={setEditing} />
          );
        }}
      </Loaded>
      {may('editor') && (
        <section aria-labelledby="new-banners">
          <h2 id="new-banners">New banner list</h2>
          <Form className="form" onSubmit={begin}>
            <TextInput
              label="Name"
              name="name"
              description="Use letters, numbers, hyphens and underscores, for example diwali. Choose this name in a promo banner block."
              pattern="[A-Za-z0-9_\-]+"
              maxLength={40}
              isRequired
            />
            <div className="buttons">
              <Button className="button-quiet" type="submit">
                Create list
              </Button>
            </div>
          </Form>
        </section>
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
export default BannersPage;
