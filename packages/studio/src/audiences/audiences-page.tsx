import { AUDIENCES_FILE } from '@broadsheet/contract/named-audiences';
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
      <p>
        Groups of people that a page can show something to. A change here changes every page that
        uses it.
      </p>
      <Loaded of={audiences}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>
              No audiences yet. An audience gives a group of people a name, such as Freshers, so
              that every page can show something to them.
            </Empty>
          ) : (
            <ul className="entries">
              {items.map((audience) => (
                <li key={audience.key}>
                  <h2>{audience.name}</h2>
                  {[...new Set(audience.any.map((part) => describeWhen(part)))].map((people) => (
                    <p key={people}>{people}</p>
                  ))}
                  <p className="soft">
                    {audience.share === null
                      ? 'Size not measured yet'
                      : `${formatSize(audience)} in the last 28 days`}
                  </p>
                </li>
              ))}
            </ul>
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
