import { listPages } from '@broadsheet/contract/studio/content-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { Link, useParams } from 'react-router-dom';
import { editHref } from '../changes/edit-href.ts';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import type { PreviewProps } from './content-form.ts';

/** The live pages of a site that choose the categories of their header themselves. */
export const HeaderPages = ({ value }: PreviewProps) => {
  const { change } = useParams();
  const pages = useCall(listPages);
  return (
    <Loaded of={pages} rows={2}>
      {({ items }) => {
        const own = items.filter(({ ownHeaderOf }) =>
          ownHeaderOf.some((brand) => brand === value.brand),
        );
        if (own.length === 0)
          return <p className="soft">All published pages of this site show these categories.</p>;
        return (
          <div>
            <p>These published pages have their own categories, and do not follow:</p>
            <ul>
              {own.map(({ kind, file, landing }) => (
                <li key={file}>
                  {change ? (
                    <Link to={editHref(change, file)}>{landing?.title ?? formatPage(kind)}</Link>
                  ) : (
                    (landing?.title ?? formatPage(kind))
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </Loaded>
  );
};
