import { listAudiences } from '@broadsheet/contract/studio/audience-calls';
import { listChanges } from '@broadsheet/contract/studio/change-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { formatSize } from '../editor/audience/audience-fields.ts';
import { describeWhen } from '../editor/model/describe-when.ts';
import { EditDialog } from '../pages/edit-dialog.tsx';
import { useSession } from '../session/session.tsx';
import { AUDIENCES_FILE } from './audiences-file.ts';

/** The audiences of both sites: who is in them, and their share of all views. */
const AudiencesPage = () => {
  const { may } = useSession();
  const audiences = useCall(listAudiences, { query: {} });
  const changes = useCall(listChanges, { query: {} });
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageHeading title="Audiences">
        {may('editor') && (
          <Button className="button-quiet" onPress={() => setEditing(true)}>
            Edit audiences…
          </Button>
        )}
      </PageHeading>
      <p>Groups of people that pages can address. A change here changes every page that uses it.</p>
      <Loaded of={audiences}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>
              No audiences yet. An audience gives a group of people a name, such as Freshers, so
              that every page can show something to them.
            </Empty>
          ) : (
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">Audience</th>
                  <th scope="col">People</th>
                  <th scope="col">Size, last 28 days</th>
                </tr>
              </thead>
              <tbody>
                {items.map((audience) => (
                  <tr key={audience.key}>
                    <th scope="row">{audience.name}</th>
                    <td>
                      <ul className="plain">
                        {audience.any.map((part) => (
                          <li key={JSON.stringify(part)}>{describeWhen(part)}</li>
                        ))}
                      </ul>
                    </td>
                    <td>{formatSize(audience)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
      {isEditing && (
        <EditDialog
          file={AUDIENCES_FILE}
          changes={changes.data?.items ?? []}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
};
export default AudiencesPage;
