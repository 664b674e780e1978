import type { listFiles } from '@broadsheet/contract/studio/content-calls';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import { Button } from 'react-aria-components';
import { Empty } from '../controls/empty.tsx';
import { Scroller } from '../controls/scroller.tsx';
import { formatFile } from '../format/format-file.ts';
import { formatOrigin } from '../format/format-origin.ts';
import { isLayout } from '../format/is-layout.ts';
import { useSession } from '../session/session.tsx';
import { matches } from './matches.ts';
import { OpenChanges } from './open-changes.tsx';
import type { FileTableProps } from './table-props.ts';

interface FilesTableProps extends FileTableProps {
  readonly files: StudioAnswer<typeof listFiles>['items'];
}

/** Every file that is not a layout: banners, experiments, texts, SEO data. */
export const FilesTable = ({ files, typed, open, onEdit }: FilesTableProps) => {
  const { may } = useSession();
  const found = files.filter(
    ({ file }) => !isLayout(file) && matches(typed, file, formatFile(file)),
  );
  if (found.length === 0) return <Empty>Nothing found. Try a shorter word.</Empty>;
  return (
    <Scroller label="Table of content">
      <table className="table" aria-label="Content">
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
          {found.map(({ file, origin }) => (
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
