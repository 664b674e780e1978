import type { listFiles } from '@broadsheet/contract/studio/content-calls';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import { Button } from 'react-aria-components';
import { Empty } from '../controls/empty.tsx';
import { Scroller } from '../controls/scroller.tsx';
import { formatOrigin } from '../format/format-origin.ts';
import { isLayout } from '../format/is-layout.ts';
import { useSession } from '../session/session.tsx';
import { groupFiles } from './file-groups.ts';
import { matches } from './matches.ts';
import { OpenChanges } from './open-changes.tsx';
import type { FileTableProps } from './table-props.ts';

interface FilesTableProps extends FileTableProps {
  readonly files: StudioAnswer<typeof listFiles>['items'];
}

type ListedFile = StudioAnswer<typeof listFiles>['items'][number];

interface GroupTableProps extends Omit<FileTableProps, 'typed'> {
  readonly title: string;
  readonly files: readonly ListedFile[];
}

const GroupTable = ({ title, files, open, onEdit }: GroupTableProps) => {
  const { may } = useSession();
  return (
    <Scroller label={`Table of ${title}`}>
      <table className="table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Content</th>
            <th scope="col">Live version</th>
            <th scope="col">Open drafts</th>
            <th scope="col">
              <span className="hidden-text">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ file, origin }) => (
            <tr key={file}>
              <th scope="row">{formatFile(file)}</th>
              <td>{formatOrigin(origin)}</td>
              <td>
                <OpenChanges changes={open.get(file) ?? []} />
              </td>
              <td>
                {may('editor') && (
                  <Button
                    className="button-quiet"
                    aria-label={`Edit ${formatFile(file)}`}
                    onPress={() => onEdit(file)}
                  >
                    Edit
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
};

/** A longer group is closed until it is opened or searched. */
const UNFOLDED_MAX = 8;

/** Every file that is not a layout, by what it is about. */
export const FilesTable = ({ files, typed, ...table }: FilesTableProps) => {
  const found = groupFiles(
    files.filter(({ file }) => !isLayout(file) && matches(typed, file, formatFile(file))),
  );
  if (found.length === 0) return <Empty>Nothing found. Try a shorter word.</Empty>;
  return found.map(({ title, files: grouped }) => (
    <details
      key={`${title} ${typed === ''}`}
      className="file-group"
      open={typed !== '' || grouped.length <= UNFOLDED_MAX}
    >
      <summary>
        <h2>{title}</h2> <span className="soft">{grouped.length}</span>
      </summary>
      <GroupTable title={title} files={grouped} {...table} />
    </details>
  ));
};
