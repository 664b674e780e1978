import { readPicture, type StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../app/page-heading.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { formatInstant } from '../format/format-instant.ts';
import { formatSize } from '../picture/format-size.ts';
import { useSession } from '../session/session.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { pictureHref } from './picture-href.ts';
import { allUses, SHAPE_CHOICES, shapeOf, titleOfPicture } from './picture-text.ts';
import { PictureUses } from './picture-uses.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

type OpenDialog = 'describe' | 'replace' | 'archive';

const formatFocus = ({ focus }: StudioPicture): string =>
  focus
    ? `${Math.round(focus.x * 100)}% from the left, ${Math.round(focus.y * 100)}% from the top`
    : 'Middle';

const Facts = ({ picture }: { readonly picture: StudioPicture }) => {
  const { name, alt, width, height, bytes, uploadedAt, archived } = picture;
  const shape = SHAPE_CHOICES.find(([each]) => each === shapeOf(picture))?.[1];
  const facts: readonly (readonly [string, string])[] = [
    ['Name', name ?? 'Not added'],
    ['What it shows', alt ?? 'Not added'],
    ['Focal point', formatFocus(picture)],
    ['Size', `${width} × ${height} pixels, ${formatSize(bytes)}`],
    ['Shape', shape ?? ''],
    ['Uploaded', uploadedAt ? formatInstant(uploadedAt) : 'Came with the site'],
    ...(archived ? [['Library', 'Removed from the library'] as const] : []),
  ];
  return (
    <dl className="picture-facts">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

const Buttons = ({
  picture,
  onOpen,
}: {
  readonly picture: StudioPicture;
  readonly onOpen: (dialog: OpenDialog) => void;
}) => {
  const { may } = useSession();
  const isUsed = allUses(picture).length > 0;
  return (
    <div className="buttons">
      {may('editor') && (
        <>
          <Button className="button" onPress={() => onOpen('describe')}>
            Describe…
          </Button>
          {picture.uses.length > 0 && (
            <Button className="button-quiet" onPress={() => onOpen('replace')}>
              Replace everywhere…
            </Button>
          )}
          {(picture.archived || !isUsed) && (
            <Button className="button-quiet" onPress={() => onOpen('archive')}>
              {picture.archived ? 'Restore to the library…' : 'Remove from the library…'}
            </Button>
          )}
        </>
      )}
      <a className="button-quiet" href={picture.address} download="picture.webp">
        Download
      </a>
    </div>
  );
};

const DIALOGS = {
  describe: DescribeDialog,
  replace: ReplaceDialog,
  archive: ArchiveDialog,
} as const;

/** One picture: what it shows, and where it is used. */
const PicturePage = () => {
  const { digest = '' } = useParams();
  const [search] = useSearchParams();
  const change = search.get('change') ?? undefined;
  const query = change ? { change } : {};
  const picture = useCall(readPicture, { params: { digest }, query });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const Dialog = open && DIALOGS[open];
  return (
    <>
      <PageHeading title={picture.data ? titleOfPicture(picture.data) : 'Picture'}>
        <Link to={pictureHref(null, change)}>All pictures</Link>
      </PageHeading>
      <DraftNotice change={change} />
      <Loaded of={picture} rows={6}>
        {(data) => (
          <>
            <div className="picture-page">
              <img
                className="picture-page-image"
                src={data.address}
                alt={data.alt ?? ''}
                width={data.width}
                height={data.height}
              />
              <div>
                <Facts picture={data} />
                <Buttons picture={data} onOpen={setOpen} />
              </div>
            </div>
            <PictureUses picture={data} />
            {Dialog && <Dialog picture={data} change={change} onClose={() => setOpen(null)} />}
          </>
        )}
      </Loaded>
    </>
  );
};
export default PicturePage;
